import { formatDayLabel, formatTime } from '../time/format.ts'
import { isoDayOf } from '../time/calendar-day.ts'
import { localDayAt } from '../time/zone-clock.ts'
import type { OrderType } from './order-terms.ts'

export const promiseLabels: Readonly<Record<OrderType, string>> = {
  takeaway: 'Voraussichtlich fertig',
  delivery: 'Lieferung voraussichtlich',
  dineIn: 'Voraussichtlich fertig',
}

/** „Lieferung voraussichtlich morgen um 18:45 Uhr“, without a day while it is today. */
export function promiseText(
  { at, orderType }: { at: Temporal.Instant; orderType: OrderType },
  now: Temporal.Instant,
  timeZone: string,
): string {
  return `${promiseLabels[orderType]} ${momentText(at, now, timeZone)}`
}

/** „morgen um 18:45 Uhr“, without a day while it is today. */
export function momentText(at: Temporal.Instant, now: Temporal.Instant, timeZone: string): string {
  return [dayText(at, now, timeZone), `um ${formatTime(at, timeZone)} Uhr`].filter(Boolean).join(' ')
}

/** „ca. 25 Min.“ or „ca. 1 Std. 30 Min.“ */
export function waitText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60

  return ['ca.', hours > 0 && `${hours} Std.`, (rest > 0 || hours === 0) && `${rest} Min.`]
    .filter(Boolean)
    .join(' ')
}

function dayText(at: Temporal.Instant, now: Temporal.Instant, timeZone: string): string {
  const label = formatDayLabel(isoDayOf(localDayAt(at.epochMilliseconds, timeZone)), now, timeZone)
  if (label === 'Heute') return ''

  return label === 'Morgen' ? 'morgen' : `am ${label}`
}
