import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { issueKeyContract, revokeKeyContract } from '#domain/operations/device-key.contract.ts'

import { issueDeviceKey, revokeDeviceKey } from '../operations/change-device-key.ts'
import { findDeviceToLead } from '../operations/find-device-to-lead.ts'

/** Nothing on the way may keep an answer that holds a key. */
const unkept = { headers: { 'cache-control': 'no-store' } }

export const deviceKeyEndpoints = [
  endpointOf(issueKeyContract, async (req, { params }) =>
    Response.json(await issueDeviceKey(req, await findDeviceToLead(req, params.id)), unkept),
  ),
  endpointOf(revokeKeyContract, async (req, { params }) =>
    Response.json(await revokeDeviceKey(req, await findDeviceToLead(req, params.id)), unkept),
  ),
].map((endpoint) => onCollection('devices', endpoint))
