import type { PayloadRequest, Where } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'
import { type DraftedSlug, isOfSections, isTakenBack } from '#domain/content/drafted-slug.ts'
import type { PlannedChange } from '#domain/content/planned-calls.contract.ts'

import { approvalNeeded, lacksApproval } from '../approval/require-approval.ts'
import type { Commented } from '../comments/comment-tables.ts'

type Planned = { slug: DraftedSlug; id: string }

/** What lies ahead of a record, and what should have happened to it and could not. */
export async function readPlanned(req: PayloadRequest, planned: Planned): Promise<PlannedChange[]> {
  const docs = await findRecords(asSystem(req), 'payload-jobs', {
    where: jobsOf(planned),
    sort: 'waitUntil',
    limit: 50,
  })

  return docs.map(({ id, input, waitUntil, createdAt, hasError, error }) => ({
    id,
    type: isInput(input) && input.type === 'unpublish' ? 'unpublish' : 'publish',
    at: waitUntil ?? createdAt,
    problem: hasError ? problemOf(error) : null,
  }))
}

type Plan = Planned & { type: PlannedChange['type']; at: Temporal.Instant; now: Temporal.Instant }

/** Publishes or takes back at a time that is still to come, in the name of whoever asks. */
export async function plan(req: PayloadRequest, { slug, id, type, at, now }: Plan): Promise<void> {
  if (Temporal.Instant.compare(at, now) <= 0) {
    refuseFields([{ field: 'at', message: 'Dieser Zeitpunkt ist schon vorbei.', code: 'past' }])
  }
  if (type === 'publish' && isOfSections(slug)) await requireApproved(req, { of: slug, record: id })
  if (type === 'unpublish' && !isTakenBack(slug)) {
    refuseFields([{ field: 'type', message: 'Ein Aussehen wird nicht zurückgezogen.', code: 'in-effect' }])
  }
  const planner = staffOf(req)
  if (!planner) throw new Refused('not-allowed')

  await req.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc: { relationTo: slug, value: id }, user: { relationTo: 'users', value: planner.id } },
    waitUntil: new Date(at.epochMilliseconds),
    req,
  })
}

/** Where a second person has to look, they do so before; what is changed after that is refused when it is due. */
async function requireApproved(req: PayloadRequest, commented: Commented): Promise<void> {
  if (await lacksApproval(req, commented)) throw approvalNeeded()
}

/** Whether something still lies ahead of it; what has failed does not. */
export const hasOwnPlan = async (req: PayloadRequest, planned: Planned): Promise<boolean> =>
  (await readPlanned(req, planned)).some(({ problem }) => problem === null)

export async function cancelPlanned(
  req: PayloadRequest,
  cancelled: Planned & { plan: string },
): Promise<void> {
  const { docs } = await req.payload.delete({
    collection: 'payload-jobs',
    where: { and: [jobsOf(cancelled), { id: { equals: cancelled.plan } }] },
    depth: 0,
    ...asSystem(req),
  })
  if (docs.length === 0) throw new Refused('unknown-record')
}

/** Nothing lies ahead any more of a record that went away. */
export async function cancelAllPlanned(req: PayloadRequest, planned: Planned): Promise<void> {
  await req.payload.delete({
    collection: 'payload-jobs',
    where: jobsOf(planned),
    depth: 0,
    ...asSystem(req),
  })
}

/** What is done is removed by Payload. */
function jobsOf({ slug, id }: Planned): Where {
  return {
    and: [
      { taskSlug: { equals: 'schedulePublish' } },
      { 'input.doc.value': { equals: id } },
      { 'input.doc.relationTo': { equals: slug } },
    ],
  }
}

const isInput = (input: unknown): input is { type?: unknown } => typeof input === 'object' && input !== null

/** Payload keeps what a job threw, with its message. */
export function problemOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : null

  return typeof message === 'string' && message !== '' ? message : 'Unbekannter Fehler'
}
