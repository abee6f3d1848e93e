/** Before it is what is read while the digits of a year are typed. */
const longAgo = '1970-01-01'

/** A day of the calendar, which has no 31st of February; null for anything else. */
export function readDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text) || text < longAgo) return null
  const time = Date.parse(`${text}T00:00:00Z`)

  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}
