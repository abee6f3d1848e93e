/** Whether the page may go: nothing of it is on its way to the server, and nothing lies open that is not done. */
export const isSafeMoment = (page: Document): boolean =>
  page.querySelector('[aria-busy="true"], dialog[open]') === null

/** Waits for it; a request that nobody answers ends by itself. */
export async function safeMoment(page: Document): Promise<void> {
  while (!isSafeMoment(page)) await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
}

const lookAgainMs = 250
