import {
  claimPairingContract,
  confirmPairingContract,
  findPairingContract,
  startPairingContract,
} from '#domain/operations/device-pairing.contract.ts'
import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { claimPairing } from '../operations/claim-pairing.ts'
import { confirmPairing } from '../operations/confirm-pairing.ts'
import { findPairing } from '../operations/find-pairing.ts'
import { startPairing } from '../operations/start-pairing.ts'

/** A screen without a key shows a code; whoever leads confirms it, and the screen fetches its key. */
export const pairingEndpoints = [
  endpointOf(startPairingContract, async (req, { body }) =>
    Response.json(await startPairing(req, body.kind), { status: 201, ...unkept }),
  ),
  endpointOf(claimPairingContract, async (req, { body }) =>
    Response.json(await claimPairing(req, body.secret), unkept),
  ),
  endpointOf(findPairingContract, async (req, { body }) =>
    Response.json((await findPairing(req, body.code)).screen, unkept),
  ),
  endpointOf(confirmPairingContract, async (req, { body }) =>
    Response.json(await confirmPairing(req, body), unkept),
  ),
].map((endpoint) => onCollection('devices', endpoint))
