import type { PayloadRequest } from 'payload'

import { Refused } from '#kernel/refused.ts'
import { writeLog } from '#plugins/audit/audit.port.ts'
import { deviceName } from '#domain/people/second-factor/device-name.ts'
import type { UsedPasskey } from '#domain/people/second-factor/factor-shapes.ts'

import { type Challenge, readChallenge, takeChallenge, takeMarked } from './challenges.ts'
import { withinTries } from './count-tries.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { rememberDevice } from './remembered-devices.ts'
import { passwordMark, readStanding, type Standing } from './standing.ts'
import { type Session, startSession } from './start-session.ts'
import { spendCode } from './spend-code.ts'
import { tellOwner } from './tell-owner.ts'
import { provePasskey } from './use-passkey.ts'

const hourMs = 3_600_000

type ByCode = { challenge: string; code: string; isRemembered: boolean }

/** The second step after a password, by a code: the code, the step and the session are one transaction. */
export async function signInByCode(req: PayloadRequest, given: ByCode): Promise<Session> {
  const { challenge, code, isRemembered } = given
  const standing = await standingBehind(req, await readChallenge(req, 'sign-in', challenge))

  const work = () =>
    inTransaction(req, async () => {
      if (!(await spendCode(req, standing, code))) return null
      await takeChallenge(req, 'sign-in', challenge)
      return openSession(req, standing, isRemembered)
    })
  return withinTries(req, standing, work, () => tellOfGuesses(req, standing))
}

/** The owner hears of it, once in an hour: whoever comes this far without a session knows the password. */
function tellOfGuesses(req: PayloadRequest, { id }: Standing): Promise<void> {
  const hour = Math.floor(Temporal.Now.instant().epochMilliseconds / hourMs)

  return tellOwner(req, { user: id, what: 'guessed' }, `${id}:${hour}`)
}

type ByPasskey = { ceremony: string; response: UsedPasskey; isRemembered: boolean }

/** By a passkey, which after a password is the second step and without one stands for both. */
export async function signInByPasskey(req: PayloadRequest, given: ByPasskey): Promise<Session> {
  const { ceremony, response, isRemembered } = given
  const { user, after } = await provePasskey(req, { use: 'sign-in', ceremony, response })

  return inTransaction(req, async () => {
    const standing = after
      ? await standingBehind(req, await takeMarked(req, 'sign-in', after))
      : await readStanding(req, { id: user })
    if (standing?.id !== user) throw new Refused('second-factor-expired')
    return openSession(req, standing, isRemembered && after !== null)
  })
}

/** Of whom the password was right, as long as it is the one that holds. */
export async function standingBehind(req: PayloadRequest, begun: Challenge | null): Promise<Standing> {
  const standing = begun?.user ? await readStanding(req, { id: begun.user }) : null
  if (!standing || begun?.content.password !== passwordMark(req, standing))
    throw new Refused('second-factor-expired')

  return standing
}

async function openSession(req: PayloadRequest, standing: Standing, isRemembered: boolean): Promise<Session> {
  const session = await startSession(req, standing.id)
  if (isRemembered) {
    req.responseHeaders ??= new Headers()
    req.responseHeaders.append('set-cookie', await rememberDevice(req, standing))
    await writeLog(req, {
      action: 'device-remembered',
      collection: 'users',
      documentId: standing.id,
      title: standing.name,
      changes: [{ field: 'device', after: deviceName(req.headers.get('user-agent')) }],
    })
  }

  return session
}
