import { dayNumberOf } from '../../time/calendar-day.ts'
import { epochMsOf } from '../../time/zone-clock.ts'
import { plainCalendar, type WorkCalendar } from '../calendar/work-calendar.ts'
import { lawFor, type Person } from './law-rules.ts'
import { warningsOfWork } from './warnings-of-work.ts'
import type { Work } from './work-day.ts'

export const zone = 'Europe/Vienna'

/** `2026-11-16 18:00` by the clock of Vienna. */
export function at(text: string): number {
  const [day = '', time = ''] = text.split(' ')

  return epochMsOf(dayNumberOf(day), Number(time.slice(0, 2)) * 60 + Number(time.slice(3)), zone)
}

/** `2026-11-16 08:00-16:30`, over midnight where it ends before it begins, with breaks `12:00-12:30` of that time. */
export function work(text: string, ...breaks: string[]): Work {
  const [day = '', times = ''] = text.split(' ')
  const first = spanOf(day, times)

  return { id: text, timeZone: zone, ...first, breaks: breaks.map((each) => within(first.from, day, each)) }
}

export const adultIn = (country: Person['country'], trade: Person['trade'] = 'gastronomy'): Person => ({
  country,
  trade,
  birthDate: null,
})

/** Who was so old on the whole of November 2026. */
export const youthIn = (
  country: Person['country'],
  age: number,
  trade: Person['trade'] = 'gastronomy',
): Person => ({ country, trade, birthDate: `${2026 - age}-01-15` })

/** `code paragraph` of each warning. */
export function found(
  person: Person,
  works: readonly Work[],
  calendar: WorkCalendar = plainCalendar,
  nowMs = at('2030-01-01 00:00'),
): string[] {
  return warningsOfWork(works, { rulesOn: lawFor(person), calendar, nowMs }).map(
    ({ code, paragraph }) => `${code} ${paragraph}`,
  )
}

function spanOf(day: string, times: string): { from: number; to: number } {
  const [begin = '', end = ''] = times.split('-')
  const from = at(`${day} ${begin}`)
  const nextDay = end <= begin ? 1 : 0
  const to = epochMsOf(dayNumberOf(day) + nextDay, Number(end.slice(0, 2)) * 60 + Number(end.slice(3)), zone)

  return { from, to }
}

/** A break lies on the day of the work, or on the next where it would lie before it. */
function within(from: number, day: string, times: string): { from: number; to: number } {
  const span = spanOf(day, times)
  const dayLater = (ms: number) => ms + 24 * 3_600_000

  return span.from >= from ? span : { from: dayLater(span.from), to: dayLater(span.to) }
}
