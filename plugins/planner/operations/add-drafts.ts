import type { PayloadRequest } from 'payload'

import { holdShiftsOf, judgedBefore, refusalsOfShift } from '#collections/shared/people/refusals-of-shift.ts'
import type { PlanOutcome } from '#domain/workforce/planning/plan-steps.contract.ts'
import { keyOfPost } from '#domain/workforce/planning/planned-shift.ts'
import { titleOf, wordsOfStretch, openShiftName } from '#domain/workforce/record-titles.ts'
import { shiftProblemTexts } from '#domain/workforce/working-schedule.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem, withContext } from '#kernel/access/on-behalf.ts'
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
    // In the same order as another branch that plans the same people just now, so that neither waits for the other.
    for (const person of peopleOf(drafts).toSorted()) await holdShiftsOf(req, person)
    const missing = await countMissing(req, branch, drafts)
    for (const draft of drafts) {
      const why = await whyNot(req, { branch, draft, missing })
      if (why) outcome.leftOut.push({ title: await titleOfDraft(req, branch, draft), why })
      else outcome.shifts.push(await store(req, branch, draft))
    }
    return outcome
  })
}

const peopleOf = (drafts: readonly Draft[]): string[] => [
  ...new Set(drafts.flatMap(({ person }) => person ?? [])),
]

type Asked = { branch: PlanBranch; draft: Draft; missing: Map<string, number> }

async function whyNot(req: PayloadRequest, { branch, draft, missing }: Asked): Promise<string | null> {
  if (draft.person === null) return takeOne(missing, keyOf(draft)) ? null : 'Diese Schicht gibt es schon.'
  const { person, from, to, breakMinutes } = draft
  const shift = { id: '', person, from, to, breakMinutes, branch: branch.id, timeZone: branch.timeZone }
  const [first] = await refusalsOfShift(req, shift)

  return first ? shiftProblemTexts[first].message : null
}

type Times = { post: string | null; from: number; to: number }

const keyOf = ({ post, from, to }: Times): string => `${keyOfPost(post)} ${from} ${to}`

/**
 * How many open shifts are still missing, by post and times: those that are there count, whoever has them by now, but for
 * whom the draft of somebody stands.
 */
async function countMissing(
  req: PayloadRequest,
  branch: PlanBranch,
  drafts: readonly Draft[],
): Promise<Map<string, number>> {
  const begins = [...new Set(drafts.map(({ from }) => textOf(from)))]
  const there = await findRecords(asSystem(req), 'working-schedules', {
    where: { branch: { equals: branch.id }, from: { in: begins } },
    select: { position: true, from: true, to: true, user: true },
  })
  const meant = new Set(drafts.map((draft) => `${keyOf(draft)} ${draft.person}`))
  const missing = new Map<string, number>()
  const count = (key: string, by: number) => missing.set(key, (missing.get(key) ?? 0) + by)
  for (const draft of drafts) if (draft.person === null) count(keyOf(draft), 1)
  for (const { position = null, from, to, user } of there) {
    const key = keyOf({ post: position, from: Date.parse(from), to: Date.parse(to) })
    if (!user || !meant.has(`${key} ${idOf(user)}`)) count(key, -1)
  }

  return missing
}

function takeOne(missing: Map<string, number>, key: string): boolean {
  const left = missing.get(key) ?? 0
  if (left <= 0) return false
  missing.set(key, left - 1)

  return true
}

/** What its person says against it was asked just now. */
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

  const behalf = asSystem(withContext(req, judgedBefore))

  return asShift(await req.payload.create({ collection: 'working-schedules', data, depth: 0, ...behalf }))
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
