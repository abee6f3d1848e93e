import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { ActivityFacts, PunchKind } from '#domain/workforce/ledger/ledger-event.ts'
import type { PunchRequest } from '#domain/workforce/time-tracking.contract.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'

import { readOpenActivity } from './find-own-clock.ts'
import type { Presser } from './find-clock.ts'
import { type ClockBranch, findBranch } from './time-people.ts'

type Press = { presser: Presser; kind: PunchKind; request: PunchRequest }

/** Where somebody presses and what about: only what belongs to that branch, or is theirs. */
export async function pressFacts(
  req: PayloadRequest,
  { presser, kind, request }: Press,
): Promise<ActivityFacts> {
  const { branch: asked, task = null, project = null, note = null } = request
  const branch = presser.clock?.branch ?? (await ownBranch(req, { presser, kind, asked }))
  const unknown = await unknownWork(req, { branch: branch.id, task, project })
  refuseFields(
    unknown.map((field) => ({
      field,
      code: 'unknown-work',
      message: 'Das gibt es in dieser Filiale nicht.',
    })),
  )

  return { branch: branch.id, timeZone: branch.timeZone, task, project, note: note?.trim() || null }
}

type Own = { presser: Presser; kind: PunchKind; asked: string | undefined }

/**
 * On a device of one's own only where the branch has agreed to that: what was begun somewhere goes on and ends there,
 * so that nobody gets around one branch by naming another.
 */
async function ownBranch(req: PayloadRequest, { presser, kind, asked }: Own): Promise<ClockBranch> {
  const open = kind === 'start' ? null : await readOpenActivity(req, presser.person.id)
  const wanted = open?.branch ?? asked
  const id = wanted === undefined ? presser.branches[0] : presser.branches.find((each) => each === wanted)
  const branch = id === undefined ? null : await findBranch(req, id)
  if (!branch) throw new Refused('unknown-branch')
  if (!branch.allowsOwnDevices) throw new Refused('own-devices-off')

  return branch
}

type Work = { branch: string; task: string | null; project: string | null }

async function unknownWork(
  req: PayloadRequest,
  { branch, task, project }: Work,
): Promise<('task' | 'project')[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ task: boolean; project: boolean }>(sql`
    select ${task}::uuid is null or exists (select from tasks where id = ${task} and branch_id = ${branch}) as task,
           ${project}::uuid is null or exists (select from projects where id = ${project} and branch_id = ${branch})
             as project`)
  const [known] = rows

  return [...(known?.task ? [] : ['task' as const]), ...(known?.project ? [] : ['project' as const])]
}
