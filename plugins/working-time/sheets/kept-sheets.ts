import { hash } from 'node:crypto'

import { LRUCache } from 'lru-cache'

import { quarterMs } from '#domain/time/zone-clock.ts'

import { type MadeSheet, type SheetMaking, sheetOfPerson } from './sheet-of-person.ts'

/** A year of fifty people; one takes some twenty kilobytes. */
const kept = new LRUCache<string, MadeSheet>({ max: 600 })

/**
 * What a sheet is made of, as far as `SheetMaking` is too much to be told apart by: texts that say it all. Without one of
 * the stretches the sheet is not kept.
 */
export type SheetSources = { places: string; stretches: string | null }

/**
 * A sheet that was made of the very same before, else a new one. What it is made of comes from the database each time,
 * so nothing that is kept can be out of date.
 */
export function keptSheet(making: SheetMaking, sources: SheetSources): MadeSheet {
  const { work, place, days, today, since, carried } = making
  const { contracts, absences, shifts, stretches } = work
  const nowMs = settledAt(stretches, making.nowMs)
  if (sources.stretches === null) return sheetOfPerson({ ...making, nowMs })

  const left = carried && [carried.to, carried.sums.balances]
  const moment = [Math.min(today, days.to), since, nowMs]
  const source = JSON.stringify([contracts, absences, shifts, place?.id, days, moment, left])
  const key = hash('sha256', `${sources.places}\n${sources.stretches}\n${source}`, 'base64')
  const found = kept.get(key) ?? sheetOfPerson({ ...making, nowMs })
  kept.set(key, found)

  return found
}

/**
 * The clock moves the work that goes on. Where there is none the sheet is that of the last quarter of an hour: with it
 * begin days, and the weeks and rests that are judged once they are over.
 */
function settledAt(stretches: SheetMaking['work']['stretches'], nowMs: number): number {
  const quarter = nowMs - (nowMs % quarterMs)

  return stretches.every(({ to }) => to !== null && to <= quarter) ? quarter : nowMs
}
