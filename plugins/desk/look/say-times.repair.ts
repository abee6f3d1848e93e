import { instantsAt } from '#domain/time/wall-time.ts'

import { sayByHouse, type Zones } from './say-since-when.repair.ts'

/** When a record was made and changed, and when its versions were. */
const places = '.doc-controls__value, .versions .cell-updatedAt a'
const written = /^(\d{2})\.(\d{2})\.(\d{4}) (\d{2}:\d{2})$/u

/**
 * Repairs `@payloadcms/ui`, `dist/elements/DocumentControls/index.js`: when a record was made and changed is written by
 * the clock of the browser, and in another file when its versions were. What is said anew names its zone, so it is not
 * read again.
 */
export function sayTimes(page: Document, { browser, house }: Zones): void {
  for (const place of page.querySelectorAll(places)) {
    const [, day = '', month = '', year = '', time = ''] = written.exec(place.textContent ?? '') ?? []
    const [at] = time ? instantsAt(`${year}-${month}-${day}T${time}`, browser) : []
    const own = place.closest('.doc-controls')?.querySelector<HTMLElement>('[data-zone]')?.dataset.zone
    // The text itself is changed, for React keeps hold of it.
    if (at && place.firstChild) place.firstChild.nodeValue = sayByHouse(at, { browser, house: own ?? house })
  }
}
