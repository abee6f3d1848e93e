import type { Endpoint, PayloadRequest } from 'payload'

import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import {
  addAppContract,
  addPasskeyContract,
  beginAppContract,
  beginPasskeyContract,
} from '#domain/people/second-factor/own-factors.contracts.ts'

import { type Added, requireSettingUp } from '../operations/add-factor.ts'
import { openChallenge } from '../operations/challenges.ts'
import { passkeyToMake } from '../operations/make-passkey.ts'
import { makeAppSecret } from '../operations/app-codes.ts'
import { houseName } from '../operations/house-name.ts'
import { refuseForeignPages } from '../operations/relying-party.ts'
import { sealed } from '../operations/seal.ts'
import { confirmApp, confirmPasskey } from '../operations/confirm-factor.ts'
import { sessionCookie } from '../operations/start-session.ts'

const beginApp = endpointOf(beginAppContract, async (req, { body }) => {
  refuseForeignPages(req)
  const { standing, content } = await requireSettingUp(req, body.permit)
  const made = makeAppSecret({ house: await houseName(req), account: standing.email })
  const secret = sealed(req.payload.secret, standing.id, made.secret)
  const setup = await openChallenge(req, 'app', { user: standing.id, content: { ...content, secret } })

  return Response.json({ setup, ...made }, unkept)
})

const addApp = endpointOf(addAppContract, async (req, { body }) => {
  refuseForeignPages(req)

  return added(req, await confirmApp(req, body))
})

const beginPasskey = endpointOf(beginPasskeyContract, async (req, { body }) => {
  refuseForeignPages(req)
  const { standing, content } = await requireSettingUp(req, body.permit)
  const options = await passkeyToMake(req, standing, await houseName(req))
  const ceremony = await openChallenge(req, 'passkey', {
    user: standing.id,
    content: { ...content, challenge: options.challenge },
  })

  return Response.json({ ceremony, options })
})

const addPasskey = endpointOf(addPasskeyContract, async (req, { body }) => {
  refuseForeignPages(req)

  return added(req, await confirmPasskey(req, body))
})

export const setUpEndpoints: Endpoint[] = [beginApp, addApp, beginPasskey, addPasskey].map((endpoint) =>
  onCollection('users', endpoint),
)

const unkept = { headers: { 'cache-control': 'no-store' } }

function added(req: PayloadRequest, outcome: Added): Response {
  const { session } = outcome
  const cookie = session && { 'set-cookie': sessionCookie(req, session) }

  return Response.json(outcome, { headers: { ...unkept.headers, ...cookie } })
}
