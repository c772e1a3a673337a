/**
 * Copies a text, and returns whether that was possible: pages without a secure connection may not
 * copy.
 * @type {(text: string) => Promise<boolean>}
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
