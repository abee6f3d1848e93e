/** The parts of a day by which people look for a time, each from its first hour on. */
const dayParts = [
  { name: 'Nacht', from: 0 },
  { name: 'Vormittag', from: 5 },
  { name: 'Mittag', from: 11 },
  { name: 'Nachmittag', from: 14 },
  { name: 'Abend', from: 17 },
] as const
export type DayPart = (typeof dayParts)[number]['name']

/** The times of one day by its parts, in their order; parts without any are left out. */
export function byDayPart(
  times: readonly Temporal.Instant[],
  timeZone: string,
): { part: DayPart; times: Temporal.Instant[] }[] {
  const parts = Map.groupBy(times, (time) => dayPartOf(time.toZonedDateTimeISO(timeZone).hour))

  return [...parts].map(([part, inside]) => ({ part, times: inside }))
}

function dayPartOf(hour: number): DayPart {
  return dayParts.findLast(({ from }) => hour >= from)?.name ?? 'Nacht'
}
