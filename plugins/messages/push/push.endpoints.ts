import type { PayloadRequest } from 'payload'

import { deviceLabel } from '#domain/operations/messages/device-label.ts'
import {
  addMyDeviceContract,
  myDevicesContract,
  pushKeyContract,
  pushWorkerContract,
  removeMyDeviceContract,
  testMyDeviceContract,
} from '#domain/operations/messages/push.contract.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { promise } from '#kernel/outbox/promise.ts'
import { Refused } from '#kernel/refused.ts'

import { addDevice, devicesOfUser, removeDevice } from './push-devices.ts'
import { readPushKeys } from './push-keys.ts'
import { pushTest } from './push-test.ts'
import { pushWorker } from './push-worker.ts'

/** What a browser needs to be told something, and the devices of whoever asks. */
export const pushEndpoints = [
  endpointOf(pushKeyContract, async ({ payload }) => {
    const { publicKey } = await readPushKeys(payload)

    return Response.json({ publicKey }, unkept)
  }),
  endpointOf(
    pushWorkerContract,
    () =>
      new Response(pushWorker, {
        headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
      }),
  ),
  endpointOf(myDevicesContract, async (req) => {
    const user = await userOf(req)

    return Response.json({ devices: await devicesOfUser(req.payload.db.pool, user) }, unkept)
  }),
  endpointOf(addMyDeviceContract, async (req, { body }) => {
    const user = await userOf(req)
    const label = deviceLabel(req.headers.get('user-agent') ?? '')
    await addDevice(req.payload, { user }, { subscription: body, label, now: Temporal.Now.instant() })

    return Response.json({ isOn: true } as const, { status: 201 })
  }),
  endpointOf(testMyDeviceContract, async (req, { params: { id } }) => {
    const user = await userOf(req)
    const mine = await devicesOfUser(req.payload.db.pool, user)
    if (!mine.some((device) => device.id === id)) throw new Refused('unknown-record')
    const minute = Math.floor(Temporal.Now.instant().epochMilliseconds / 60_000)
    await promise(req, pushTest, { user, device: id }, `${id}:${minute}`)

    return Response.json({ state: 'queued' } as const, { status: 202 })
  }),
  endpointOf(removeMyDeviceContract, async (req, { params: { id } }) => {
    const user = await userOf(req)
    if (!(await removeDevice(req.payload.db.pool, { user }, { id }))) throw new Refused('unknown-record')

    return Response.json({ isOn: false } as const)
  }),
]

async function userOf(req: PayloadRequest): Promise<string> {
  await requireRight(req, 'read', 'orders', { isInPart: true })
  const staff = staffOf(req)
  if (!staff) throw new Refused('not-allowed')

  return staff.id
}
