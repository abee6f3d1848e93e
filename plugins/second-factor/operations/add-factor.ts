import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requireTransaction } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'
import { writeLog } from '#plugins/audit/audit.port.ts'

import { type Challenge, type Content, handleMark, readChallenge, takeMarked } from './challenges.ts'
import { standingBehind } from './finish-sign-in.ts'
import { isSameSession, requirePermit, sessionOf } from './permits.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { hasFactor, readStanding, type Standing } from './standing.ts'
import { type Session, startSession } from './start-session.ts'
import { tellOwner } from './tell-owner.ts'

type SettingUp = { standing: Standing; content: { session: string | null; setUp: string | null } }
export type Added = { recoveryCodes: string[] | null; session: Session | null }

/** Who may set a factor up: whoever has a permit, or whose password was right and who has to have a factor first. */
export async function requireSettingUp(req: PayloadRequest, permit: string): Promise<SettingUp> {
  const begun = await readChallenge(req, 'set-up', permit)
  if (begun) {
    const content = { session: null, setUp: handleMark(req, permit) }
    return { standing: await standingBehind(req, begun), content }
  }
  if (!req.user) throw new Refused('second-factor-expired')

  const standing = await requirePermit(req, permit)
  return { standing, content: { session: sessionOf(req), setUp: null } }
}

/** Whoever goes on with what was begun is whoever began it. */
export async function requireSameAsker(req: PayloadRequest, begun: Challenge | null): Promise<Standing> {
  const { user, content } = begun ?? { user: null, content: {} }
  const isTheirs = Boolean(content.setUp) || (req.user?.id === user && isSameSession(req, content))
  const standing = isTheirs && user ? await readStanding(req, { id: user }) : null
  if (!standing) throw new Refused('second-factor-expired')

  return standing
}

type Adding = { content: Content; named: { field: string; after: string }; store: () => Promise<void> }

/**
 * Adds a factor within the caller's transaction. The first one makes recovery codes, and ends the sessions that began
 * without it. Whoever had to set it up in order to sign in is signed in.
 */
export async function addFactor(req: PayloadRequest, user: string, adding: Adding): Promise<Added> {
  const { content, named, store } = adding
  const standing = await holdStanding(req, user)
  const isSigningIn = Boolean(content.setUp)
  if (content.setUp) {
    await standingBehind(req, await takeMarked(req, 'set-up', content.setUp))
    // It was set up in another tab, or by somebody else: from now on it is asked for.
    if (hasFactor(standing)) throw new Refused('second-factor-expired')
  }

  await store()
  const isFirst = !hasFactor(standing)
  const recoveryCodes = isFirst ? await makeRecoveryCodes(req, user) : null
  if (isFirst) await endOtherSessions(req, user)
  await writeLog(req, {
    action: 'factor-added',
    collection: 'users',
    documentId: user,
    title: standing.name,
    changes: [named],
    actor: { actorKind: 'person', actorId: user, actorName: standing.name },
  })
  await tellOwner(req, { user, what: 'added' })

  return { recoveryCodes, session: isSigningIn ? await startSession(req, user) : null }
}

/** As it is now, and stays until the transaction ends. */
export async function holdStanding(req: PayloadRequest, user: string): Promise<Standing> {
  const transaction = await requireTransaction(req)
  await transaction.execute(sql`select 1 from users where id = ${user} for update`)
  const standing = await readStanding(req, { id: user })
  if (!standing) throw new Refused('unknown-record')

  return standing
}

async function endOtherSessions(req: PayloadRequest, user: string): Promise<void> {
  const transaction = await requireTransaction(req)
  await transaction.execute(
    sql`delete from users_sessions where _parent_id = ${user} and id <> ${sessionOf(req) ?? ''}`,
  )
}
