import type { HoursEntryType } from '#domain/time/hours.contract.ts'

export const hoursTypeLabels: Record<HoursEntryType, string> = {
  once: 'Einmalig',
  daily: 'Täglich',
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
}
