import type { PayloadRequest } from 'payload'

import { kioskSessionContract, pairKioskContract } from '#domain/operations/kiosk.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { publicAddress } from '#kernel/public-address.ts'
import type { DeviceSession } from '#plugins/devices/devices.port.ts'

import { kioskCookie } from '../kiosk-cookie.ts'
import { pairKiosk, resumeKiosk } from '../operations/kiosk-session.ts'

export const kioskSessionEndpoints = [
  endpointOf(pairKioskContract, async (req, { params, body }) =>
    kept(params.branch, await pairKiosk(req, params.branch, body.key)),
  ),
  endpointOf(kioskSessionContract, async (req: PayloadRequest, { params }) =>
    kept(params.branch, await resumeKiosk(req, params.branch)),
  ),
]

/** The browser keeps it for as long as browsers keep anything, counted from its last sign of life. */
function kept(branch: string, { device, token }: DeviceSession): Response {
  const isSecure = publicAddress()?.startsWith('https:') ?? false
  const headers = { ...unkept.headers, 'set-cookie': kioskCookie(branch, token, { isSecure }) }

  return Response.json({ name: device.name }, { headers })
}
