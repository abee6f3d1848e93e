import type { PayloadRequest } from 'payload'

import { refusalsOfShift } from '#collections/shared/people/refusals-of-shift.ts'
import type { PlanOutcome } from '#domain/workforce/planning/plan-steps.contract.ts'
import { keyOfPost } from '#domain/workforce/planning/planned-shift.ts'
import { titleOf, wordsOfStretch, openShiftName } from '#domain/workforce/record-titles.ts'
import { shiftProblemTexts } from '#domain/workforce/working-schedule.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord, findRecords } from '#kernel/database/find-records.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'

import type { PlanBranch } from './branches-of-plans.ts'
import { asShift } from './shift-record.ts'

/** A shift that is to be; instants are epoch milliseconds. */
export type Draft = {
  person: string | null
  from: number
  to: number
  breakMinutes: number
  post: string | null
  note: string | null
  template: string | null
}

/**
 * Plans many shifts at once, for a branch that whoever asks may plan. What cannot be, or is there already, is left out and
 * said, so that the same again adds nothing.
 */
export async function addDrafts(
  req: PayloadRequest,
  branch: PlanBranch,
  drafts: readonly Draft[],
): Promise<PlanOutcome> {
  const outcome: PlanOutcome = { shifts: [], leftOut: [] }

  return inTransaction(req, async () => {
    await holdUntilCommit(req, `plan-of-branch:${branch.id}`)
    for (const draft of drafts) {
      const why = await whyNot(req, branch, draft)
      if (why) outcome.leftOut.push({ title: await titleOfDraft(req, branch, draft), why })
      else outcome.shifts.push(await store(req, branch, draft))
    }
    return outcome
  })
}

async function whyNot(req: PayloadRequest, branch: PlanBranch, draft: Draft): Promise<string | null> {
  if (draft.person === null) {
    return (await isThereAlready(req, branch, draft)) ? 'Diese Schicht gibt es schon.' : null
  }
  const { person, from, to, breakMinutes } = draft
  const shift = { id: '', person, from, to, breakMinutes, branch: branch.id, timeZone: branch.timeZone }
  const [first] = await refusalsOfShift(req, shift)

  return first ? shiftProblemTexts[first].message : null
}

async function isThereAlready(req: PayloadRequest, branch: PlanBranch, draft: Draft): Promise<boolean> {
  const open = await findRecords(asSystem(req), 'working-schedules', {
    where: {
      branch: { equals: branch.id },
      from: { equals: textOf(draft.from) },
      to: { equals: textOf(draft.to) },
    },
    select: { position: true },
  })

  return open.some(({ position }) => keyOfPost(position) === keyOfPost(draft.post))
}

async function store(req: PayloadRequest, branch: PlanBranch, { person, post, ...draft }: Draft) {
  const data = {
    ...draft,
    branch: branch.id,
    user: person,
    position: post,
    from: textOf(draft.from),
    to: textOf(draft.to),
    status: 'draft' as const,
    revision: 0,
  }

  return asShift(
    await req.payload.create({ collection: 'working-schedules', data, depth: 0, ...asSystem(req) }),
  )
}

async function titleOfDraft(req: PayloadRequest, { timeZone }: PlanBranch, { person, from, to }: Draft) {
  const found =
    person === null
      ? null
      : await findRecord(asSystem(req), 'users', {
          where: { id: { equals: person } },
          select: { name: true },
        })

  return titleOf(
    found?.name ?? openShiftName,
    wordsOfStretch({ from: textOf(from), to: textOf(to), timeZone }),
  )
}

const textOf = (ms: number): string => new Date(ms).toISOString()
