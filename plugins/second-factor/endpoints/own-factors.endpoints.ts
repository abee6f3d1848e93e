import type { Endpoint, PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { Refused } from '#kernel/refused.ts'
import {
  type Factors,
  forgetDevicesContract,
  permitContract,
  readFactorsContract,
  removeFactorContract,
  renamePasskeyContract,
  renewRecoveryCodesContract,
  resetFactorsContract,
} from '#domain/people/second-factor/own-factors.contracts.ts'

import { forgetOwnDevices, renamePasskey, renewRecoveryCodes } from '../operations/change-factors.ts'
import { listPasskeys } from '../operations/passkeys.ts'
import { givePermit, requireOwnStanding, requirePermit } from '../operations/permits.ts'
import { removeFactor, resetFactors } from '../operations/remove-factors.ts'
import { listDevices } from '../operations/remembered-devices.ts'
import { readStanding, type Standing } from '../operations/standing.ts'

const unkept = { headers: { 'cache-control': 'no-store' } }
const done = () => Response.json({})

const read = endpointOf(readFactorsContract, async (req, { query }) => {
  const own = await requireOwnStanding(req)
  if (query.user === undefined || query.user === own.id) {
    const [passkeys, devices] = await Promise.all([listPasskeys(req, own.id), listDevices(req, own)])
    return Response.json(shown(own, { passkeys, devices }), unkept)
  }

  requireAdmin(req)
  const other = await readStanding(req, { id: query.user })
  if (!other) throw new Refused('unknown-record')
  return Response.json(shown(other, { passkeys: [], devices: [] }), unkept)
})

const permit = endpointOf(permitContract, async (req, { body }) =>
  Response.json({ permit: await givePermit(req, body) }, unkept),
)

const remove = endpointOf(removeFactorContract, async (req, { body }) => {
  const { id } = await requirePermit(req, body.permit)
  await removeFactor(req, id, body.passkey)
  return done()
})

const rename = endpointOf(renamePasskeyContract, async (req, { body: { permit: given, ...named } }) => {
  await renamePasskey(req, await requirePermit(req, given), named)
  return done()
})

const renewCodes = endpointOf(renewRecoveryCodesContract, async (req, { body }) => {
  const standing = await requirePermit(req, body.permit)
  return Response.json({ recoveryCodes: await renewRecoveryCodes(req, standing) }, unkept)
})

const forget = endpointOf(forgetDevicesContract, async (req, { body }) => {
  const standing = await requirePermit(req, body.permit)
  await forgetOwnDevices(req, standing, body.device)
  return done()
})

const reset = endpointOf(resetFactorsContract, async (req, { body }) => {
  requireAdmin(req)
  const own = await requirePermit(req, body.permit)
  // The own ones are removed one by one, so that nobody ends without any who has to have one.
  if (body.user === own.id) throw new Refused('not-allowed')
  await resetFactors(req, body.user)
  return done()
})

export const ownFactorEndpoints: Endpoint[] = [read, permit, remove, rename, renewCodes, forget, reset].map(
  (endpoint) => onCollection('users', endpoint),
)

function requireAdmin(req: PayloadRequest): void {
  if (!staffOf(req)?.roles.includes('ROLE_ADMIN')) throw new Refused('not-allowed')
}

const shown = (
  { hasApp, passkeyCount, recoveryCodesLeft, isRequired }: Standing,
  lists: Pick<Factors, 'devices' | 'passkeys'>,
): Factors => ({ hasApp, passkeyCount, recoveryCodesLeft, isRequired, ...lists })
