import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

import { Refused } from '#kernel/refused.ts'
import { writeLog } from '#plugins/audit/audit.port.ts'

import { notes } from '../notes.ts'
import { openChallenge } from '../operations/challenges.ts'
import { isRemembered } from '../operations/remembered-devices.ts'
import { hasFactor, needsMore, passwordMark, readStanding, type Standing } from '../operations/standing.ts'

type Proof = { data?: { email?: unknown } }

/**
 * Stands behind whoever has judged the password and named the account: what a right password leads to, where it is not
 * enough. There is no session and no token yet, only a handle for the next step of this one sign-in.
 */
export const askForSecondFactor: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'resetPassword') notes(req).setsPassword = true
  if (operation !== 'login') return args

  const { data } = args as Proof
  const standing = await readStanding(req, { email: String(data?.email) })
  if (!standing || !needsMore(standing)) return args
  if (!hasFactor(standing)) throw await refusal(req, standing, 'set-up')
  if (!(await isRemembered(req, standing))) throw await refusal(req, standing, 'sign-in')

  notes(req).provenBy = standing.id
  return args
}

async function refusal(
  req: PayloadRequest,
  standing: Standing,
  purpose: 'sign-in' | 'set-up',
): Promise<Refused> {
  const content = { password: passwordMark(req, standing) }
  const challenge = await openChallenge(req, purpose, { user: standing.id, content })
  await logStop(req, standing)
  if (purpose === 'set-up') return new Refused('second-factor-setup-needed', { challenge })

  return new Refused('second-factor-needed', {
    challenge,
    hasApp: standing.hasApp,
    hasPasskey: standing.passkeyCount > 0,
  })
}

/** Nobody is signed in yet, and whoever knows the password may get no further: its owner should find that out. */
const logStop = (req: PayloadRequest, { id, name }: Standing): Promise<void> =>
  writeLog(req, {
    action: 'factor-asked',
    collection: 'users',
    documentId: id,
    title: name,
    actor: { actorKind: 'nobody' },
  })
