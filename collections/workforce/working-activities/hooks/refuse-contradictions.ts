import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { problemsFrom, refuseFields } from '#kernel/refuse-fields.ts'
import { type Activity, activityProblems } from '#domain/workforce/working-activity.ts'
import { activityProblemTexts } from '#domain/workforce/working-activity.texts.ts'

/** An activity fits together, and nobody is at work twice at once. */
export const refuseContradictions: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const activity = { ...originalDoc, ...data } as Activity & { id?: string; user?: unknown }
  // What is no time at all is refused by the fields themselves.
  if (!hasTimes(activity)) return data

  refuseFields(problemsFrom(activityProblems(activity), activityProblemTexts))
  if (activity.state !== 'ended' && activity.user)
    await refuseSecondOpen(req, idOf(activity.user), activity.id)

  return data
}

function hasTimes({ startedAt, endedAt, breaks }: Activity): boolean {
  const rests = Array.isArray(breaks) ? breaks.flatMap((rest) => [rest.startedAt, rest.endedAt]) : []
  const times = [endedAt, ...rests].filter((time) => time !== null && time !== undefined)

  return [startedAt, ...times].every((time) => !Number.isNaN(Date.parse(String(time))))
}

async function refuseSecondOpen(req: PayloadRequest, user: string, id: string | undefined): Promise<void> {
  await holdUntilCommit(req, `working-activities:${user}`)
  const { totalDocs } = await req.payload.count({
    collection: 'working-activities',
    where: {
      user: { equals: user },
      state: { not_equals: 'ended' },
      ...(id ? { id: { not_equals: id } } : {}),
    },
    ...asSystem(req),
  })
  const message = 'Für diese Person läuft bereits eine Aktivität.'
  refuseFields(totalDocs > 0 ? [{ field: 'state', code: 'already-at-work', message }] : [])
}
