import type { Endpoint, PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { Refused } from '#kernel/refused.ts'
import {
  passkeyOptionsContract,
  signInByCodeContract,
  signInByPasskeyContract,
} from '#domain/people/second-factor/sign-in.contracts.ts'

import { readChallenge } from '../operations/challenges.ts'
import { signInByCode, signInByPasskey } from '../operations/finish-sign-in.ts'
import { refuseForeignPages } from '../operations/relying-party.ts'
import { type Session, sessionCookie } from '../operations/start-session.ts'
import { askForPasskey } from '../operations/use-passkey.ts'

const byCode = endpointOf(signInByCodeContract, async (req, { body }) => {
  refuseForeignPages(req)

  return signedIn(req, await signInByCode(req, { isRemembered: false, ...body }))
})

const byPasskey = endpointOf(signInByPasskeyContract, async (req, { body }) => {
  refuseForeignPages(req)

  return signedIn(req, await signInByPasskey(req, { isRemembered: false, ...body }))
})

const passkeyOptions = endpointOf(passkeyOptionsContract, async (req, { body: { challenge, isPermit } }) => {
  refuseForeignPages(req)
  if (isPermit) {
    const staff = staffOf(req)
    if (!staff) throw new Refused('not-allowed')
    return Response.json(await askForPasskey(req, { user: staff.id, use: 'permit' }))
  }
  if (challenge === undefined) return Response.json(await askForPasskey(req, { user: null, use: 'sign-in' }))

  const begun = await readChallenge(req, 'sign-in', challenge)
  if (!begun?.user) throw new Refused('second-factor-expired')
  return Response.json(await askForPasskey(req, { user: begun.user, use: 'sign-in', after: challenge }))
})

export const signInEndpoints: Endpoint[] = [byCode, byPasskey, passkeyOptions].map((endpoint) =>
  onCollection('users', endpoint),
)

function signedIn(req: PayloadRequest, session: Session): Response {
  return Response.json(session, { headers: { 'set-cookie': sessionCookie(req, session) } })
}
