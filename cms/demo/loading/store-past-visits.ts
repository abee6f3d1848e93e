import type { Payload } from 'payload'

import { storeWholeVisits, type WholeVisit } from '#plugins/analytics/analytics.port.ts'
import { storePastScans } from '#plugins/qr-codes/qr-codes.port.ts'

import { pastScans } from '../past-scans.ts'
import type { StoredCode } from './store-qr-codes.ts'

type Options = { visits: readonly WholeVisit[]; codes: readonly StoredCode[]; now: Temporal.Instant }

const seed = 1909

/** Writes the visits of the past year, and the scans of codes that some of them began with. */
export async function storePastVisits({ db }: Payload, { visits, codes, now }: Options): Promise<void> {
  await storeWholeVisits(db.pool, visits, now)
  const scans = pastScans({ codes: codes.map(scannedCodeOf), visits, now, seed })
  await storePastScans(db.pool, scans, now)
}

const scannedCodeOf = ({ demo, code, target, timeZone }: StoredCode) => ({
  id: code.id,
  path: demo.path,
  place: demo.place,
  target,
  timeZone,
  batches: demo.batches.map(({ place, printedDaysAgo }, index) => ({
    number: code.batches?.[index]?.number ?? 0,
    place,
    printedDaysAgo,
  })),
  isVisited: demo.visited !== undefined,
})
