import type { Weekday } from '#domain/time/weekdays.ts'

/** What one may be on duty for at the inn, by the clock of the branch; what does not end after it begins ends on the next day. */
export const duties = {
  'kitchen-early': { name: 'Küche früh', post: 'Küche', from: '09:00', to: '17:30', breakMinutes: 30 },
  'kitchen-late': { name: 'Küche spät', post: 'Küche', from: '15:00', to: '23:30', breakMinutes: 30 },
  'service-early': { name: 'Service früh', post: 'Service', from: '09:30', to: '18:00', breakMinutes: 30 },
  'service-noon': { name: 'Service mittags', post: 'Service', from: '11:00', to: '15:00', breakMinutes: 0 },
  'service-late': { name: 'Service spät', post: 'Service', from: '16:00', to: '00:30', breakMinutes: 30 },
  'bar-night': { name: 'Schank nachts', post: 'Schank', from: '18:30', to: '03:00', breakMinutes: 30 },
  apprentice: { name: 'Lehre im Service', post: 'Service', from: '09:00', to: '17:00', breakMinutes: 30 },
  dishes: { name: 'Abwasch', post: 'Abwasch', from: '18:00', to: '23:00', breakMinutes: 0 },
} as const
export type DutyKey = keyof typeof duties
export type Duty = (typeof duties)[DutyKey]

const workdays: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const weekend: Weekday[] = ['saturday', 'sunday']
const daily = [...workdays, ...weekend]

/** How many are needed; on busy evenings one more than there are, so that a plan has gaps to show. */
export const needs: { position: string; count: number; from: string; to: string; weekdays: Weekday[] }[] = [
  { position: 'Küche', count: 1, from: '09:00', to: '15:00', weekdays: daily },
  { position: 'Küche', count: 1, from: '15:00', to: '23:30', weekdays: daily },
  { position: 'Service', count: 1, from: '11:00', to: '15:00', weekdays: daily },
  { position: 'Service', count: 1, from: '16:00', to: '00:30', weekdays: workdays },
  { position: 'Service', count: 3, from: '18:00', to: '23:00', weekdays: weekend },
  { position: 'Schank', count: 1, from: '18:30', to: '03:00', weekdays: ['friday', 'saturday'] },
]
