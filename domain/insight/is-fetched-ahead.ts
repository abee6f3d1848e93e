/** Whether a browser or program fetches something in case that somebody wants it: nobody has seen it yet. */
export const isFetchedAhead = (header: (name: string) => string | undefined): boolean =>
  ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'].some((name) =>
    /\b(?:prefetch|preview|prerender)\b/i.test(header(name) ?? ''),
  )
