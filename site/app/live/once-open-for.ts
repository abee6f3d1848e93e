/** Runs when the page has been open for so long, which it may already be when its script comes. */
export function onceOpenFor(milliseconds: number, run: () => void): void {
  setTimeout(run, Math.max(0, milliseconds - performance.now()))
}
