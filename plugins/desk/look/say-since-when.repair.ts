import { instantsAt, momentInZone, nameOfZone } from '#domain/time/wall-time.ts'

export type Zones = {
  /** By which the library wrote. */
  browser: string
  /** By which staff are told. */
  house: string
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const english = /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4})(?:,| at) (\d{1,2}):(\d{2})\s([AP])M$/u

/**
 * Repairs `@payloadcms/ui`, `dist/elements/DocumentLocked/index.js`: since when somebody else has a record open is said
 * in English, by the clock of the browser. React does not write again what has not changed, so the German words stay.
 */
export function saySinceWhen(page: Document, zones: Zones): void {
  for (const place of page.querySelectorAll('.document-locked__content p strong')) {
    const german = germanMoment(place.textContent ?? '', zones)
    // The text itself is changed, for React keeps hold of it.
    if (german && place.firstChild) place.firstChild.nodeValue = german
  }
}

/** Null for other words. */
export function germanMoment(text: string, { browser, house }: Zones): string | null {
  const [, month = '', day = '', year = '', hour = '', minute = '', half] = english.exec(text) ?? []
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0)
  const wall = [year, two(months.indexOf(month) + 1), two(Number(day))].join('-')
  const [at] = half ? instantsAt(`${wall}T${two(hours)}:${minute}`, browser) : []

  return at ? sayByHouse(at, { browser, house }) : null
}

/** `26.11.2026 02:12`, with the zone named where the browser's clock shows something else. */
export function sayByHouse(at: string, { browser, house }: Zones): string {
  const told = momentInZone(at, house)

  return told === momentInZone(at, browser) ? told : `${told} (${nameOfZone(house)})`
}

const two = (count: number): string => String(count).padStart(2, '0')
