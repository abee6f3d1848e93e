import type { PayloadRequest } from 'payload'

import { askedHost } from '#collections/shared/divisions.ts'
import { normalisePath } from '#domain/content/paths.ts'
import { visitDrop, instantOfId } from '#domain/insight/visits/judge-visit.ts'
import type { VisitBatch } from '#domain/insight/visits/visit-batch.contract.ts'
import type { DropReason } from '#domain/insight/visits/visit-terms.ts'
import { countedPath } from '#domain/url-space.ts'

import { kindsOfAgent } from './kinds-of-agent.ts'
import { knownPlaces } from './known-places.ts'
import { writeVisit } from './visit-writer.ts'

/** Takes what a page tells of a visit; answers once it is kept, or why it is not counted. */
export async function receiveVisit(
  req: PayloadRequest,
  batch: VisitBatch,
  now: Temporal.Instant,
): Promise<DropReason | null> {
  const receivedAt = now.epochMilliseconds
  const kinds = kindsOfAgent(req.headers.get('user-agent'))
  const drop = kinds.isBot
    ? 'bot'
    : req.user
      ? 'team'
      : visitDrop({ startedAt: instantOfId(batch.visit), events: batch.events, receivedAt })
  const places = await knownPlaces(req, receivedAt)
  const events = batch.events.map((event) => ({ ...event, path: keptPath(event.path) }))
  await writeVisit(req.payload, {
    batch: { ...batch, events },
    kinds,
    places,
    division: places.divisionOf(askedHost(req)),
    receivedAt,
    drop,
  })

  return drop
}

/** Longer than any page that people are led to; two of them fit into the key of a way from one to the other. */
const longestPath = 200

/** Nobody learns from a figure how to open somebody's order, and a page is one however its address is written. */
function keptPath(path: string): string {
  const plain = `/${normalisePath(path.replace(/[\t\n\r?#].*$/s, ''))}`

  return countedPath(plain).slice(0, longestPath).toWellFormed()
}
