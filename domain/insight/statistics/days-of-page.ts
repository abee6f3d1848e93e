import type { DayRange } from './statistics-range.ts'

export type CountedDay = { day: string; orders: number }
/** Between which days a page of a list lies, and how many of their orders come before it. */
export type PageDays = { range: DayRange; skip: number }

/**
 * Where a page is to be looked for in a list that has the last day first, so that nobody reads all the days before it;
 * null where it lies behind the end. Days are in the order of the list.
 */
export function daysOfPage(
  days: readonly CountedDay[],
  { page, limit }: { page: number; limit: number },
): PageDays | null {
  const begin = (page - 1) * limit
  const own: { day: string; before: number }[] = []
  let before = 0
  for (const { day, orders } of days) {
    if (orders > 0 && before + orders > begin && before < begin + limit) own.push({ day, before })
    before += orders
  }
  const [latest, earliest] = [own[0], own.at(-1)]

  return latest && earliest
    ? { range: { from: earliest.day, to: latest.day }, skip: begin - latest.before }
    : null
}
