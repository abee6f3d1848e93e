import type { PayloadRequest } from 'payload'

import type { Goal } from '#domain/insight/statistics/goals.contract.ts'
import type { GoalRule } from '#domain/insight/statistics/goals.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { Refused } from '#kernel/refused.ts'

import { type Reader, readerOf } from './reader-of.ts'

type Stored = Omit<Goal, 'target'> & { target: string }

const columns = 'id, measure, period, branch_id as branch, target'
/** Of the branches of whoever asks; whoever reads all of them has those of the whole house as well. */
const seen = '($1::uuid[] is null or branch_id = any($1))'

/** PostgreSQL tells its long numbers as text; the greatest target is exact as a number. */
const goalOf = ({ target, ...goal }: Stored): Goal => ({ ...goal, target: Number(target) })

export async function listGoals(req: PayloadRequest): Promise<{ goals: Goal[]; branches: string[] | null }> {
  const { branches } = await readerOf(req)
  const { rows } = await req.payload.db.pool.query<Stored>({
    name: 'list-statistics-goals',
    text: `select ${columns} from statistics_goals where ${seen} order by branch_id nulls first, measure, period`,
    values: [branches],
  })

  return { goals: rows.map(goalOf), branches: branches && [...branches] }
}

/** One goal of each thing and place: the one before gives way. */
export async function setGoal(
  req: PayloadRequest,
  { now, ...rule }: GoalRule & { now: Temporal.Instant },
): Promise<Goal> {
  const reader = await readerOf(req)
  const { measure, period, branch, target } = rule
  await refuseBranch(req, reader, branch)
  const { rows } = await req.payload.db.pool.query<Stored>({
    name: 'set-statistics-goal',
    text: `insert into statistics_goals (id, measure, period, branch_id, target, author_id, set_at)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (measure, period, coalesce(branch_id, '00000000-0000-0000-0000-000000000000'::uuid))
           do update set target = excluded.target, author_id = excluded.author_id, set_at = excluded.set_at
           returning ${columns}`,
    values: [uuidV7(now.epochMilliseconds), measure, period, branch, target, reader.id, now.toString()],
  })
  const [goal] = rows
  if (!goal) throw new Refused('unavailable')

  return goalOf(goal)
}

export async function dropGoal(req: PayloadRequest, id: string): Promise<void> {
  const { branches } = await readerOf(req)
  const { rowCount } = await req.payload.db.pool.query({
    name: 'drop-statistics-goal',
    text: `delete from statistics_goals where id = $2 and ${seen}`,
    values: [branches, id],
  })
  if (rowCount === 0) throw new Refused('unknown-record')
}

/** Whoever leads a branch sets its goals; those of the whole house are for who leads all of it. */
async function refuseBranch(
  { payload }: PayloadRequest,
  { branches }: Reader,
  branch: string | null,
): Promise<void> {
  if (branches !== null && (branch === null || !branches.includes(branch))) throw new Refused('not-allowed')
  if (branch === null) return
  const { rows } = await payload.db.pool.query({
    name: 'find-branch-of-goal',
    text: 'select from branches where id = $1',
    values: [branch],
  })
  if (rows.length === 0) throw new Refused('unknown-branch')
}
