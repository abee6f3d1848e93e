export type TabMove = {
  from: string
  to: string
  /** Every open order at the first table, and at the second one, as whoever moves them saw it. */
  orders: readonly string[]
  into: readonly string[]
}
/** Every open order at both tables as it is. */
export type TabsNow = { atFrom: readonly string[]; atTo: readonly string[] }

export type WhyNotMoveTab = 'same-table' | 'new-round' | 'taken'

/**
 * Which orders move, none where all of it has happened already, or why nothing does: what came to a table since
 * somebody looked at it may be of others, who neither move nor are put together with anybody without being seen.
 * What has ended meanwhile stays where it was eaten. Source: decision 98.
 */
export function judgeTabMove(
  { from, to, orders, into }: TabMove,
  { atFrom, atTo }: TabsNow,
): { moves: readonly string[] } | { why: WhyNotMoveTab } {
  if (from === to) return { why: 'same-table' }
  if (atFrom.length === 0) return { moves: [] }
  if (atFrom.some((id) => !orders.includes(id))) return { why: 'new-round' }
  // What was moved just now by the same request is no stranger there.
  if (atTo.some((id) => !into.includes(id) && !orders.includes(id))) return { why: 'taken' }

  return { moves: atFrom }
}
