import { type CollectionBeforeLoginHook, commitTransaction } from 'payload'
import { sql } from '@payloadcms/db-postgres'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

import { notes } from '../notes.ts'
import { needsMore, readStanding } from '../operations/standing.ts'
import { isRuleSettled } from '../operations/rule-of-roles.ts'

/**
 * The last look before there is a token, whichever way led here, with the account held. A new password by the link of a
 * mail stays, and its owner signs in with it: whoever reads the mail has one factor, not two.
 */
export const admitOnlyProven: CollectionBeforeLoginHook = async ({ req, user }) => {
  // Who has to have a factor is being decided at this moment.
  if (!(await isRuleSettled(req))) throw new Refused('unavailable')
  const standing = await readStanding(req, { id: String(user.id) })
  if (!standing || !needsMore(standing) || notes(req).provenBy === standing.id) return
  // It was set up after the password had been judged.
  if (!notes(req).setsPassword) throw new Refused('wrong-credentials')

  const transaction = await transactionOf(req)
  await transaction.execute(sql`delete from users_sessions where _parent_id = ${standing.id}`)
  // Payload would take back the session that it made, by writing all of the account once more.
  user.sessions = []
  await commitTransaction(req)
  throw new Refused('second-factor-needed')
}
