import { dayMs } from './zone-clock.ts'

/** Easter Sunday of a year of the Gregorian calendar as a day number (algorithm of Meeus, Jones and Butcher). */
export function easterSundayOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const fromMarch = epact + weekday - 7 * late + 22

  return Date.UTC(year, 2, fromMarch) / dayMs
}
