import {
  liftDevicePinLockContract,
  liftPinLockContract,
  pinContract,
  pinLocksContract,
  removePinContract,
  setPinContract,
} from '#domain/people/pin.contract.ts'
import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { findDeviceToLead } from '#plugins/devices/devices.port.ts'

import { findPinOwner } from '../operations/find-pin-owner.ts'
import { readPin, removePin, setPin } from '../operations/keep-pin.ts'
import { liftLockAt, liftLockOf, readLocksAt } from '../operations/pin-locks.ts'

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
  endpointOf(liftPinLockContract, async (req, { params }) => {
    const owner = await findPinOwner(req, params.id)
    await liftLockOf(req, owner)

    return Response.json(await readPin(req, owner), unkept)
  }),
].map((endpoint) => onCollection('users', endpoint))

/** What is locked at a device after wrong PINs. */
export const pinLockEndpoints = [
  endpointOf(pinLocksContract, async (req, { params }) =>
    Response.json(await readLocksAt(req, await findDeviceToLead(req, params.id)), unkept),
  ),
  endpointOf(liftDevicePinLockContract, async (req, { params }) => {
    const device = await findDeviceToLead(req, params.id)
    await liftLockAt(req, device)

    return Response.json(await readLocksAt(req, device), unkept)
  }),
].map((endpoint) => onCollection('devices', endpoint))
