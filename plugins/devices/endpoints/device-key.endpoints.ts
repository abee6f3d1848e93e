import { unkept } from '#kernel/api/unkept.ts'
import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { issueKeyContract, revokeKeyContract } from '#domain/operations/device-key.contract.ts'

import { issueDeviceKey, revokeDeviceKey } from '../operations/change-device-key.ts'
import { findDeviceToLead } from '../operations/find-device-to-lead.ts'

export const deviceKeyEndpoints = [
  endpointOf(issueKeyContract, async (req, { params }) =>
    Response.json(await issueDeviceKey(req, await findDeviceToLead(req, params.id)), unkept),
  ),
  endpointOf(revokeKeyContract, async (req, { params }) =>
    Response.json(await revokeDeviceKey(req, await findDeviceToLead(req, params.id)), unkept),
  ),
].map((endpoint) => onCollection('devices', endpoint))
