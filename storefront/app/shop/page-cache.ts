/**
 * Tells the server that it may keep the page for everybody: until the clock alone changes it, or else for as long as
 * nothing changes that was read for it. A page that does not say so is made for each visitor.
 */
export function keptUntil(until: Temporal.Instant | null): Record<string, string> {
  return { 'x-page-until': until?.toString() ?? 'changed' }
}

type RouteHeaders = { loaderHeaders: Headers; parentHeaders: Headers }

/** Route modules export this so that the headers of their loader, and of the frame's, reach the document. */
export function passLoaderHeaders({ loaderHeaders, parentHeaders }: RouteHeaders): Headers {
  return new Headers([...parentHeaders, ...loaderHeaders])
}
