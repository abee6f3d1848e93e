import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { doApart } from '#kernel/apart/do-apart.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

import { findBranch } from '../operations/time-people.ts'
import { peopleOfSheets, refuseBranchNotLed } from '../sheets/people-of-sheets.ts'
import { badgeCodeOf } from './badge-code.ts'
import { type BadgeHolder, badgesOf } from './badge-sheet.ts'
import type { drawBadges } from './draw-badges.apart.ts'

type Asked = { branch: string; user?: string | undefined }

/** Badges for the people of a branch, or for one of them, for whoever leads it. */
export async function makeBadges(
  req: PayloadRequest,
  { branch: id, user }: Asked,
): Promise<Uint8Array<ArrayBuffer>> {
  await refuseBranchNotLed(req, id)
  const branch = await findBranch(req, id)
  if (!branch) throw new Refused('unknown-branch')
  const people = await peopleOfSheets(req, { branch: id, user })
  const holders = await readHolders(
    req,
    people.map((person) => person.id),
  )

  // Apart from the server, as every page that is laid out.
  return new Uint8Array(
    await doApart<typeof drawBadges>(
      'plugins/working-time/badges/draw-badges.apart.ts#drawBadges',
      badgesOf(holders, branch.name),
      { lane: 'staff' },
    ),
  )
}

/** By name, without those who are let in nowhere any more. */
async function readHolders(req: PayloadRequest, ids: readonly string[]): Promise<BadgeHolder[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ id: string; name: string; renewals: number }>(sql`
    select id, coalesce(name, concat_ws(' ', first_name, last_name)) as name, coalesce(b.renewals, 0) as renewals
      from users left join user_badges b on b.user_id = users.id
     where id = any (${`{${ids.join(',')}}`}::uuid[])
       and is_blocked is not true and (expires_at is null or expires_at > now())
     order by 2, id`)

  return rows.map(({ id, name, renewals }) => ({ name, code: badgeCodeOf(req.payload.secret, id, renewals) }))
}
