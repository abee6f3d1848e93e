/** Before it is what is read while the digits of a year are typed, and after it what no call takes. */
const [longAgo, farOff] = ['1970-01-01', '2999-12-31']

/** A day of the calendar, which has no 31st of February; null for anything else. */
export function readDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  if (text < longAgo || text > farOff) return null
  const time = Date.parse(`${text}T00:00:00Z`)

  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}
