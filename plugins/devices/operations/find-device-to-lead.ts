import type { PayloadRequest } from 'payload'

import type { Device } from '#cms/payload-types.ts'
import { leads, staffOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'

export type LedDevice = Pick<Device, 'id' | 'name' | 'kind' | 'keyPrefix'> & { branch: string }

/** A device whose key the person may issue; any other is answered as if it did not exist. */
export async function findDeviceToLead(req: PayloadRequest, id: string): Promise<LedDevice> {
  if (!leads(staffOf(req))) throw new Refused('not-allowed')

  // What a manager reads of devices is what she may change; both are those of her branches.
  const device = await req.payload.findByID({
    collection: 'devices',
    id,
    depth: 0,
    select: { name: true, kind: true, branch: true, keyPrefix: true },
    disableErrors: true,
    ...asUser(req),
  })
  if (!device) throw new Refused('unknown-record')

  return { ...device, branch: String(device.branch) }
}
