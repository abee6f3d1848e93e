/** Longer than any work apart may take, and than the server uses a process again. */
export const mostAgeMs = 10 * 60_000
