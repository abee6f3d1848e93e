import type { Payload, PayloadRequest } from 'payload'

import { requireRight } from '#kernel/access/rights.ts'

import { gatheringOnce, type GatheringVisits } from '#plugins/analytics/analytics.port.ts'

import type { Sight } from '../business/figures/branches-of-figures.ts'
import { foldBeforeReading } from '../business/fold-orders.ts'
import { sightOf } from './sight-of.ts'

/** Who asks, and when: what they may see is looked up once, however much they ask. */
export type Asker = {
  payload: Payload
  now: Temporal.Instant
  /** Of which branches they may read figures of business; refuses who may of none. */
  sight: () => Promise<Sight>
  /** Counts what is due of orders, and says up to when all of them are counted. */
  counted: () => Promise<Temporal.Instant>
  /** Reads visits that questions are narrowed to, those of several questions once. */
  gather: GatheringVisits
  /** Refuses who may not read figures of visits. */
  mayReadVisits: () => Promise<void>
}

export function askerOf(req: PayloadRequest): Asker {
  const now = Temporal.Now.instant()

  return {
    payload: req.payload,
    now,
    gather: gatheringOnce(req.payload.db.pool),
    counted: once(() => foldBeforeReading(req.payload, now)),
    sight: once(() => sightOf(req, ['statistics'])),
    mayReadVisits: once(() => requireRight(req, 'read', 'analytics-logs')),
  }
}

function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined

  return () => (answer ??= ask())
}
