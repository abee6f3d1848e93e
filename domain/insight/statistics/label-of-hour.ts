import { weekdayLabels, weekdays } from '../../time/weekdays.ts'

/** `0-14` is Monday from two in the afternoon on. */
export function labelOfHour(key: string): string {
  const [weekday = 0, clock = 0] = key.split('-').map(Number)
  const name = weekdays[weekday]
  const twoDigits = (hour: number) => String(hour).padStart(2, '0')

  return `${name ? weekdayLabels[name] : ''}, ${twoDigits(clock)}–${twoDigits(clock + 1)} Uhr`
}
