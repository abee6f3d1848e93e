import type { PayloadRequest } from 'payload'

import { Refused } from '#kernel/refused.ts'
import type { UsedPasskey } from '#domain/people/second-factor/factor-shapes.ts'

import { handleMark, openChallenge, takeChallenge } from './challenges.ts'
import { countUse, findPasskey, type Passkey, passkeysOf } from './passkeys.ts'
import { logFailure } from './log-failure.ts'
import { relyingPartyOf } from './relying-party.ts'
import { readStanding } from './standing.ts'

/**
 * After a password somebody only has to hold the passkey. Where none went before it, as for a permit in a session that
 * was left open, it has to say who holds it, too.
 */
type Ceremony = { ceremony: string; options: { challenge: string } }

type Asked = {
  user: string | null
  use: 'sign-in' | 'permit'
  /** The challenge of the step before, which goes with this one. */
  after?: string | undefined
}

/** What a passkey is to sign, for a person who is known by now or for whoever has one. */
export async function askForPasskey(req: PayloadRequest, { user, use, after }: Asked): Promise<Ceremony> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(req).id,
    userVerification: after ? 'preferred' : 'required',
    ...(user && { allowCredentials: await passkeysOf(req, user) }),
  })
  const content = { challenge: options.challenge, use, after: after ? handleMark(req, after) : null }

  return { ceremony: await openChallenge(req, 'ceremony', { user, content }), options }
}

type Answered = { use: Asked['use']; ceremony: string; response: UsedPasskey }
/** `after` is the mark of the step before, where there was one. */
type Proven = { user: string; after: string | null }

/** Whose passkey has signed what it was asked to, once. */
export async function provePasskey(
  req: PayloadRequest,
  { use, ceremony, response }: Answered,
): Promise<Proven> {
  const { user, content } = await takeChallenge(req, 'ceremony', ceremony)
  if (content.use !== use) throw new Refused('second-factor-expired')
  const passkey = await findPasskey(req, response.id)
  const isTheirs = passkey && (user === null || passkey.user === user) && namesOwner(response, passkey)
  const isAlone = !content.after
  const counter = isTheirs
    ? await verify(req, { response, passkey, challenge: content.challenge ?? '', isAlone })
    : null
  if (!isTheirs || counter === null || !(await countUse(req, passkey.id, counter)))
    return refuse(req, user ?? passkey?.user)

  return { user: passkey.user, after: content.after ?? null }
}

/** The log tells whose account it was tried at, where anybody's was. */
async function refuse(req: PayloadRequest, user: string | undefined): Promise<never> {
  const standing = user ? await readStanding(req, { id: user }) : null
  if (standing) await logFailure(req, standing)
  throw new Refused('wrong-passkey')
}

/** A passkey that was found without a name says whose it is, and it must be the one that we know. */
function namesOwner({ response }: UsedPasskey, { user }: Passkey): boolean {
  const { userHandle } = response

  return !userHandle || Buffer.from(userHandle, 'base64url').toString() === user
}

type Signed = { response: UsedPasskey; passkey: Passkey; challenge: string; isAlone: boolean }

async function verify(
  req: PayloadRequest,
  { response, passkey, challenge, isAlone }: Signed,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = relyingPartyOf(req)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: passkey,
      requireUserVerification: isAlone,
    })
    if (verified) return authenticationInfo.newCounter
  } catch {
    // The library throws whatever does not fit, in words that hold what was sent.
  }
  return null
}
