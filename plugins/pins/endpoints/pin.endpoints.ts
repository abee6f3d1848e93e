import { pinContract, removePinContract, setPinContract } from '#domain/people/pin.contract.ts'
import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { findPinOwner } from '../operations/find-pin-owner.ts'
import { readPin, removePin, setPin } from '../operations/keep-pin.ts'

/** Whether somebody has a PIN, and setting it; the PIN itself is answered to nobody. */
export const pinEndpoints = [
  endpointOf(pinContract, async (req, { params }) =>
    Response.json(await readPin(req, await findPinOwner(req, params.id)), unkept),
  ),
  endpointOf(setPinContract, async (req, { params, body }) =>
    Response.json(await setPin(req, await findPinOwner(req, params.id), body.pin), unkept),
  ),
  endpointOf(removePinContract, async (req, { params }) =>
    Response.json(await removePin(req, await findPinOwner(req, params.id)), unkept),
  ),
].map((endpoint) => onCollection('users', endpoint))
