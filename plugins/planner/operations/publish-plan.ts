import type { PayloadRequest } from 'payload'

import { dayNumberOf, isoDayOf } from '#domain/time/calendar-day.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asUser, withContext } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { promise } from '#kernel/outbox/promise.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'

import { planMail } from '../plan-effects.ts'
import { branchOfPlans } from './branches-of-plans.ts'
import { boundsOf } from './read-plan.ts'
import { toldTogether } from './told-together.ts'

type Asked = { branch: string; first: string; last: string; now: Temporal.Instant }

/** So many days are published at once. */
const mostDays = 366

/** Publishes the drafts of some days, and promises each person of whom there is one still to come one mail about all. */
export async function publishPlan(
  req: PayloadRequest,
  { branch: id, first, last, now }: Asked,
): Promise<{ published: number; told: number }> {
  const branch = await branchOfPlans(req, id)
  const message = 'Bitte wählen Sie höchstens ein Jahr.'
  const isTooLong = dayNumberOf(last) - dayNumberOf(first) > mostDays
  refuseFields(isTooLong ? [{ field: 'last', code: 'too-many-days', message }] : [])
  const { from, to } = boundsOf(daysBetween(first, last), branch.timeZone)

  return inTransaction(req, async () => {
    await holdUntilCommit(req, `plan-of-branch:${branch.id}`)
    const drafts = await findRecords(asUser(req), 'working-schedules', {
      where: {
        branch: { equals: branch.id },
        status: { equals: 'draft' },
        from: { greater_than_equal: from, less_than: to },
      },
      select: { user: true, to: true },
    })
    // One by one: many at once would leave out what a rule objects to, and say nothing of it.
    for (const { id: draft } of drafts) {
      await req.payload.update({
        collection: 'working-schedules',
        id: draft,
        data: { status: 'published' },
        depth: 0,
        ...asUser(withContext(req, toldTogether)),
      })
    }
    const coming = drafts.filter((shift) => Date.parse(shift.to) > now.epochMilliseconds)
    const people = [...new Set(coming.flatMap(({ user }) => (user ? idOf(user) : [])))]
    const publication = crypto.randomUUID()
    for (const person of people) {
      await promise(req, planMail, { person, branch: branch.id, from, to }, `${publication}:${person}`)
    }

    return { published: drafts.length, told: people.length }
  })
}

function daysBetween(first: string, last: string): string[] {
  const begin = dayNumberOf(first)

  return Array.from({ length: Math.max(1, dayNumberOf(last) - begin + 1) }, (_, index) =>
    isoDayOf(begin + index),
  )
}
