/**
 * Offer something to the system's sheet for sharing, and say whether that was possible. Whoever closes the sheet has
 * changed their mind: nothing has failed.
 * @param {ShareData} data
 * @returns {Promise<boolean>} false where the system refuses to share it
 */
export async function shared(data) {
  try {
    await navigator.share(data);
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "AbortError";
  }
}
