import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { Refused } from '#kernel/refused.ts'
import { writeLog } from '#plugins/audit/audit.port.ts'

import { peopleOfSheets, refuseBranchNotLed } from '../sheets/people-of-sheets.ts'

/** A badge that was lost says nothing to a clock any more: from now on its person has another number. */
export async function renewBadge(
  req: PayloadRequest,
  { branch, user }: { branch: string; user: string },
): Promise<void> {
  await refuseBranchNotLed(req, branch)
  const [person] = await peopleOfSheets(req, { branch, user })
  if (!person) throw new Refused('unknown-record')

  await inTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await transaction.execute(sql`
      insert into user_badges (user_id, renewals, renewed_at) values (${person.id}, 1, now())
      on conflict (user_id) do update set renewals = user_badges.renewals + 1, renewed_at = excluded.renewed_at`)
    const { id, name } = person
    await writeLog(req, { action: 'badge-renewed', collection: 'users', documentId: id, title: name, branch })
  })
}
