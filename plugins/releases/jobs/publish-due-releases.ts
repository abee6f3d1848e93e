import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { refusalText } from '#domain/refusals/refusals.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { Refused, refusalIn } from '#kernel/refused.ts'
import type { Working } from '#kernel/workers/worker.ts'

import { holdRelease, instantOf, type Release } from '../operations/item-rows.ts'
import { publishRelease } from '../operations/publish-release.ts'

const mostAtOnce = 20

type Due = { id: string; plannedAt: string; plannedBy: string | null; [name: string]: unknown }
type Given = Pick<Working, 'ending' | 'now' | 'payload'>

/**
 * What is due goes out, in the name of whoever planned it and with the rights that they have by now. What is refused has
 * failed; what broke in between, as with a database that went away, is tried again with the next run.
 */
export async function publishDueReleases({ payload, now, ending }: Given): Promise<void> {
  for (const due of await readDue(payload, now)) {
    if (ending.aborted) return
    try {
      await publishDue(payload, due)
    } catch (error) {
      payload.logger.error({ err: error, msg: 'A planned release could not be published and is tried again' })
    }
  }
}

async function readDue(payload: Payload, now: Temporal.Instant): Promise<Due[]> {
  const { rows } = await payload.db.drizzle.execute<Due>(sql`
    select id, ${instantOf('planned_at')} as "plannedAt", planned_by_id as "plannedBy" from releases
     where state = 'planned' and planned_at <= ${now.toString()}::timestamptz
     order by planned_at, id limit ${mostAtOnce}`)

  return rows
}

async function publishDue(payload: Payload, due: Due): Promise<void> {
  // By hand in the meantime, put off or put aside: then there is nothing to do.
  const isStillMeant = ({ state, plannedAt }: Release) => state === 'planned' && plannedAt === due.plannedAt
  try {
    await publishRelease(await inNameOf(payload, due), { id: due.id, isStillMeant })
  } catch (error) {
    const refused = refusalIn(error)
    if (!refused || refused.status >= 500) throw error
    await fail(await createLocalReq({}, payload), { due, problem: wordsOf(refused), isStillMeant })
  }
}

async function inNameOf(payload: Payload, { plannedBy }: Due): Promise<PayloadRequest> {
  const user = plannedBy
    ? await payload.findByID({ collection: 'users', id: plannedBy, depth: 0, disableErrors: true })
    : null
  const req = await createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, payload)
  // Whoever is gone, blocked or without the right by now lets nothing out.
  if (!staffOf(req)) throw new Refused('not-allowed')
  await requireRight(req, 'update', 'releases')

  return req
}

type Failed = { due: Due; problem: string; isStillMeant: (release: Release) => boolean }

const fail = (req: PayloadRequest, { due: { id }, problem, isStillMeant }: Failed): Promise<void> =>
  inTransaction(req, async () => {
    if (!isStillMeant(await holdRelease(req, id))) return
    await req.payload.update({
      collection: 'releases',
      id,
      data: { state: 'failed', problem },
      depth: 0,
      ...asSystem(req),
    })
  })

/** Each item with its reason; the planner’s own right is told by whose it was. */
function wordsOf({ code, message, errors }: Refused): string {
  if (code === 'not-allowed') return 'Wer das geplant hat, darf nichts mehr veröffentlichen.'
  const sentences = errors.length > 0 ? errors.map((each) => each.message) : [message || refusalText(code)]

  return sentences.join('\n').slice(0, 4000)
}
