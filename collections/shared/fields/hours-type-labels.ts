import type { HoursEntryType } from '#domain/time/hours.contract.ts'
import { weekdayLabels } from '#domain/time/weekdays.ts'

export const hoursTypeLabels: Record<HoursEntryType, string> = {
  once: 'Einmalig',
  daily: 'Täglich',
  ...weekdayLabels,
}
