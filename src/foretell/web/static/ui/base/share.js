/**
 * Opens the system's sheet for sharing. A person who closes it has changed their mind: that is no
 * failure.
 * @param {ShareData} data
 * @returns {Promise<boolean>} false if the system refuses to share it
 */
export async function shared(data) {
  try {
    await navigator.share(data);
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "AbortError";
  }
}
