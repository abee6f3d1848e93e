import type { PayloadRequest } from 'payload'

import { Refused } from '#kernel/refused.ts'
import type { MadePasskey } from '#domain/people/second-factor/factor-shapes.ts'

import { passkeysOf, storePasskey } from './passkeys.ts'
import { relyingPartyOf } from './relying-party.ts'
import type { Standing } from './standing.ts'

type Options = { challenge: string }

/** What the browser is asked to make. It stays on the device, is found there without a name, and asks who holds it. */
export async function passkeyToMake(
  req: PayloadRequest,
  { id, email, name }: Standing,
  house: string,
): Promise<Options> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const known = await passkeysOf(req, id)

  return generateRegistrationOptions({
    rpName: house,
    rpID: relyingPartyOf(req).id,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

type Made = { user: string; name: string; challenge: string; response: MadePasskey }

export async function keepPasskey(req: PayloadRequest, { user, name, challenge, response }: Made) {
  const { credential, isSynced } = await verify(req, challenge, response)
  const transports = credential.transports ?? []
  const isNew = await storePasskey(req, {
    id: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    user,
    name,
    transports,
    isSynced,
  })
  if (!isNew) throw new Refused('wrong-passkey')
}

async function verify(req: PayloadRequest, expectedChallenge: string, response: MadePasskey) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = relyingPartyOf(req)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    })
    if (registrationInfo)
      return { credential: registrationInfo.credential, isSynced: registrationInfo.credentialBackedUp }
  } catch {
    // The library throws whatever does not fit, in words that hold what was sent.
  }
  throw new Refused('wrong-passkey')
}
