import { hash } from 'node:crypto'

import { LRUCache } from 'lru-cache'

import { type MadeSheet, type SheetMaking, sheetOfPerson } from './sheet-of-person.ts'

/** A year of fifty people; one takes some twenty kilobytes. */
const kept = new LRUCache<string, MadeSheet>({ max: 600 })

/**
 * A sheet that was made of the very same before, else a new one. What it is made of comes from the database each time,
 * so nothing that is kept can be out of date. `placesSource` tells all that the places of work were made of.
 */
export function keptSheet(making: SheetMaking, placesSource: string): MadeSheet {
  const { work, place, days, today, since, nowMs, carried } = making
  const left = carried && [carried.to, carried.sums.balances]
  const moment = [Math.min(today, days.to), since, nowMs]
  const source = JSON.stringify([work, place?.id, days, moment, left])
  const key = hash('sha256', `${placesSource}\n${source}`, 'base64')
  const found = kept.get(key) ?? sheetOfPerson(making)
  kept.set(key, found)

  return found
}
