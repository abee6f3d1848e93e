import type { PayloadRequest } from 'payload'

import { parseDeviceKey } from '#domain/operations/device-key.ts'
import { idOf } from '#kernel/access/caller.ts'
import { Refused } from '#kernel/refused.ts'
import { type DeviceSession, openDeviceSession, resumeDeviceSession } from '#plugins/devices/devices.port.ts'
import { cachedBranchShop } from '#plugins/shop/shop.port.ts'

import { kioskToken } from '../kiosk-cookie.ts'

/** Opens a session for whoever has the key of a kiosk of this branch; what was wrong with another one nobody learns. */
export async function pairKiosk(req: PayloadRequest, branch: string, text: string): Promise<DeviceSession> {
  const key = parseDeviceKey(text.trim())
  const session = key && (await openDeviceSession(req.payload, key, addressOf(req)))

  return serving(req, branch, session)
}

/** The session by which the browser says that it is a kiosk of this branch, as far as it still is one. */
export async function resumeKiosk(req: PayloadRequest, branch: string): Promise<DeviceSession> {
  const token = kioskToken(req.headers.get('cookie'))
  const session = token ? await resumeDeviceSession(req.payload, token, addressOf(req)) : null

  return serving(req, branch, session)
}

async function serving(
  { payload }: PayloadRequest,
  branch: string,
  session: DeviceSession | null,
): Promise<DeviceSession> {
  const found = await cachedBranchShop(payload, branch)
  if (!found) throw new Refused('unknown-branch')
  const { device } = session ?? {}
  const isOfBranch = idOf(device?.branch) === found.shop.branch.id
  if (!session || !isOfBranch || device?.purpose !== 'ordering') throw new Refused('wrong-device-key')

  return session
}

const addressOf = ({ headers }: PayloadRequest): string | null => headers.get('x-client-address')
