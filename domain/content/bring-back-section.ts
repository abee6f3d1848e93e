type Section = { id?: string | null }

/**
 * The sections of a page with one of them as it was in an earlier state: in its place where the page still has it,
 * else behind the nearest one that stood before it then.
 */
export function withSectionOf<Kept extends Section>(
  body: readonly Kept[],
  earlier: readonly Kept[],
  id: string,
): Kept[] {
  const then = earlier.findIndex((section) => section.id === id)
  const section = earlier[then]
  if (!section) return [...body]
  const now = body.findIndex((each) => each.id === id)
  if (now !== -1) return body.with(now, section)
  const before = earlier
    .slice(0, then)
    .toReversed()
    .find((each) => body.some((own) => own.id === each.id))
  const behind = body.findIndex((each) => each.id === before?.id)

  return body.toSpliced(before ? behind + 1 : 0, 0, section)
}
