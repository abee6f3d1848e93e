import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { problemOf } from '#plugins/editing/editing.port.ts'

export type PagePlan = { next: { type: 'publish' | 'unpublish'; at: string } | null; failure: string | null }

/** As many as anybody looks through; the page itself lists all of its own. */
const mostRead = 2000

/** What lies ahead of pages, and what should have happened to them and could not, by their ids. */
export async function readPlans(req: PayloadRequest): Promise<ReadonlyMap<string, PagePlan>> {
  const jobs = await findRecords(asSystem(req), 'payload-jobs', {
    where: {
      and: [{ taskSlug: { equals: 'schedulePublish' } }, { 'input.doc.relationTo': { equals: 'sites' } }],
    },
    sort: 'waitUntil',
    limit: mostRead,
    select: { input: true, waitUntil: true, createdAt: true, hasError: true, error: true },
  })
  const plans = new Map<string, PagePlan>()
  for (const { input, waitUntil, createdAt, hasError, error } of jobs) {
    // What planning has queued, which the task's schema describes.
    const { type, doc } = (input ?? {}) as { type?: unknown; doc?: { value?: unknown } }
    const id = String(doc?.value)
    const plan = plans.get(id) ?? { next: null, failure: null }
    const next = { type: type === 'unpublish' ? 'unpublish' : 'publish', at: waitUntil ?? createdAt } as const
    plans.set(id, hasError ? { ...plan, failure: problemOf(error) } : { ...plan, next: plan.next ?? next })
  }

  return plans
}
