import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'
import { writeLog } from '#plugins/audit/audit.port.ts'

import { holdStanding } from './add-factor.ts'
import { endChallenges } from './challenges.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { removePasskey } from './passkeys.ts'
import { forgetDevices } from './remembered-devices.ts'
import { isRuleSettled } from './rule-of-roles.ts'
import { hasFactor, readStanding } from './standing.ts'
import { tellOwner } from './tell-owner.ts'

/** Takes one of the own factors away, unless it is the last and the person has to have one. */
export function removeFactor(req: PayloadRequest, user: string, passkey?: string): Promise<void> {
  return inTransaction(req, async () => {
    // Otherwise the last factor could go while the rule is made that would have kept it, and the sessions with it.
    if (!(await isRuleSettled(req))) throw new Refused('unavailable')
    const { name } = await holdStanding(req, user)
    const removed =
      passkey === undefined ? await removeApp(req, user) : await removePasskey(req, user, passkey)
    if (removed === null) throw new Refused('unknown-record')

    const left = await readStanding(req, { id: user })
    if (left && !hasFactor(left)) {
      if (left.isRequired) throw new Refused('factor-required')
      await removeAll(req, user)
    }
    const change = passkey === undefined ? { field: 'app' } : { field: 'passkey', before: removed }
    await writeLog(req, {
      action: 'factor-removed',
      collection: 'users',
      documentId: user,
      title: name,
      changes: [change],
    })
    await tellOwner(req, { user, what: 'removed' })
  })
}

/** Takes all factors of somebody away who has lost them, and ends whatever was begun with them. */
export function resetFactors(req: PayloadRequest, user: string): Promise<void> {
  return inTransaction(req, async () => {
    const { name } = await holdStanding(req, user)
    await removeAll(req, user)
    await endChallenges(req, user)
    const database = await transactionOf(req)
    await database.execute(sql`delete from users_sessions where _parent_id = ${user}`)
    await writeLog(req, { action: 'factor-reset', collection: 'users', documentId: user, title: name })
    await tellOwner(req, { user, what: 'reset' })
  })
}

async function removeApp(req: PayloadRequest, user: string): Promise<string | null> {
  const database = await transactionOf(req)
  const { rowCount } = await database.execute(sql`delete from second_factor_apps where user_id = ${user}`)

  return rowCount ? 'app' : null
}

/** Codes and devices stand in for a factor, and are nothing without one. */
async function removeAll(req: PayloadRequest, user: string): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`delete from second_factor_apps where user_id = ${user}`)
  await database.execute(sql`delete from second_factor_passkeys where user_id = ${user}`)
  await database.execute(sql`delete from second_factor_recovery_codes where user_id = ${user}`)
  await forgetDevices(req, user)
}
