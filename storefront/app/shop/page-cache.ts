/**
 * Tells the server how long and under which tags it may keep the page. Every rule has the granularity of a
 * minute, so a page is good until the current one ends.
 */
export function pageCacheHeaders(now: Temporal.Instant, tags: readonly string[]): Record<string, string> {
  const minute = 60_000
  const until = Temporal.Instant.fromEpochMilliseconds(
    (Math.floor(now.epochMilliseconds / minute) + 1) * minute,
  )
  return { 'x-page-tags': tags.join(','), 'x-page-until': until.toString() }
}

type RouteHeaders = { loaderHeaders: Headers; parentHeaders: Headers }

/** Route modules export this so that the headers of their loader, and of the frame's, reach the document. */
export function passLoaderHeaders({ loaderHeaders, parentHeaders }: RouteHeaders): Headers {
  return new Headers([...parentHeaders, ...loaderHeaders])
}
