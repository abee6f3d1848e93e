import type { PayloadRequest } from 'payload'

import { type CallingDevice, deviceOf } from '#collections/shared/access/caller.ts'
import { Refused } from '#collections/shared/refused.ts'
import { parseDeviceKey } from '#domain/operations/device-key.ts'
import type { DevicePurpose } from '#domain/operations/devices.ts'

import { authenticateDevice } from './operations/authenticate-device.ts'

type Wanted = {
  purpose: DevicePurpose
  /** A key in the path, where the spec has it there; it stands in for the header. */
  key?: string
  /** The branch in the path: a key of another one is refused. */
  branch?: string
}

/** The device behind a request, proven by header or path, or a refusal. Afterwards access rules know it. */
export async function requireDevice(
  req: PayloadRequest,
  { purpose, key, branch }: Wanted,
): Promise<CallingDevice> {
  if (key !== undefined) await recognise(req, key)

  const device = deviceOf(req)
  if (!device) throw new Refused('wrong-device-key')
  if (device.purpose !== purpose || (branch !== undefined && device.branch !== branch)) {
    throw new Refused('not-allowed')
  }

  return device
}

async function recognise(req: PayloadRequest, text: string): Promise<void> {
  const key = parseDeviceKey(text)
  const device = key && (await authenticateDevice(req.payload, key, req.headers.get('x-client-address')))
  if (!device) throw new Refused('wrong-device-key')

  // The path names the device; whoever else is signed in at this browser does not count.
  req.user = null
  req.context.device = device
}
