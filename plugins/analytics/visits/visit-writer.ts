import { onePerPayload } from '#kernel/live/one-per-payload.ts'

import { gatheringWriter } from './gathering-writer.ts'
import { storeVisits, type Told } from './store-visits.ts'

const writers = onePerPayload<ReturnType<typeof gatheringWriter>>('theke.visit-writer')

/** Keeps what was told of visits together with what is counted of it; resolves once it is committed. */
export function writeVisit(payload: Parameters<typeof writers.of>[0], told: Told): Promise<void> {
  const { pool } = payload.db
  const writer = writers.of(payload) ?? gatheringWriter((many) => storeVisits(pool, many))
  writers.attach(payload, writer)

  return writer(told)
}
