import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { problemsFrom, refuseFields } from '#kernel/refuse-fields.ts'
import { holdsLedgerOf } from '#domain/workforce/ledger/ledger-event.ts'
import { type Activity, activityProblems, impossibleTimes } from '#domain/workforce/working-activity.ts'
import { activityProblemTexts } from '#domain/workforce/working-activity.texts.ts'

/** An activity fits together, lies in the past, and nobody is at work twice at once. */
export const refuseContradictions: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const activity = { ...originalDoc, ...data } as Activity & { id?: string; user?: unknown }
  // What is no time at all is refused by the fields themselves.
  if (!hasTimes(activity)) return data

  const problems = activityProblems(activity)
  refuseFields(problemsFrom(problems, activityProblemTexts))
  refuseFields(problemsFrom(impossibleTimes(activity, Temporal.Now.instant()), activityProblemTexts))
  if (activity.user) await refuseTwiceAtWork(req, activity, idOf(activity.user))

  return data
}

function hasTimes({ startedAt, endedAt, breaks }: Activity): boolean {
  const rests = Array.isArray(breaks) ? breaks.flatMap((rest) => [rest.startedAt, rest.endedAt]) : []
  const times = [endedAt, ...rests].filter((time) => time !== null && time !== undefined)

  return [startedAt, ...times].every((time) => !Number.isNaN(Date.parse(String(time))))
}

type Recorded = Activity & { id?: string }

async function refuseTwiceAtWork(req: PayloadRequest, activity: Recorded, user: string): Promise<void> {
  await holdUntilCommit(req, holdsLedgerOf(user))
  const others = { user: { equals: user }, ...(activity.id ? { id: { not_equals: activity.id } } : {}) }
  const isOpen = activity.state === 'running' || activity.state === 'paused'
  const open: Where = { ...others, state: { in: ['running', 'paused'] } }
  const message = 'Für diese Person läuft bereits eine Aktivität.'
  if (isOpen && (await isThere(req, open))) {
    refuseFields([{ field: 'state', code: 'already-at-work', message }])
  }
  // An entry whose end is missing has no length yet.
  if (activity.state !== 'incomplete' && (await isThere(req, meeting(others, activity)))) {
    refuseFields(problemsFrom(['overlap'], activityProblemTexts))
  }
}

/** Whatever shares a moment with it; what goes on reaches until now. */
function meeting(others: Where, { startedAt, endedAt }: Recorded): Where {
  const goesOn: Where = { state: { in: ['running', 'paused'] } }

  return {
    and: [
      others,
      { or: [{ endedAt: { greater_than: startedAt } }, goesOn] },
      ...(endedAt ? [{ startedAt: { less_than: endedAt } }] : []),
    ],
  }
}

async function isThere(req: PayloadRequest, where: Where): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection: 'working-activities', where, ...asSystem(req) })

  return totalDocs > 0
}
