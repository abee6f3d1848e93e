import type { HoursEntry } from '../time/hours.contract.ts'
import { type SlotBranch, type SlotQuestion, slotsOfDay } from './slots.ts'

const vienna = 'Europe/Vienna'
export const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[${vienna}]`).toInstant()
export const clock = (instant: Temporal.Instant) =>
  instant.toZonedDateTimeISO(vienna).toPlainDateTime().toString({ smallestUnit: 'minute' }).slice(5)

export const daily = (from: string, to: string): HoursEntry => ({ type: 'daily', from, to })

export const bistro: SlotBranch = {
  timeZone: vienna,
  openingHours: [daily('11:00', '12:00')],
  deliveryHours: [daily('18:00', '19:00')],
  isDeliveryHoursEnabled: false,
}
export const bar: SlotBranch = { ...bistro, openingHours: [{ type: 'friday', from: '23:05', to: '01:00' }] }

export const ask = (more: Partial<SlotQuestion> = {}): SlotQuestion => ({
  branch: bistro,
  orderType: 'takeaway',
  now: at('2026-11-23T08:00'),
  ...more,
})
export const slots = (day: string, more: Partial<SlotQuestion> = {}) =>
  slotsOfDay({ ...ask(more), day }).map((slot) => clock(slot).slice(6))
