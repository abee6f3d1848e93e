import type { PayloadRequest } from 'payload'

import { parseDeviceKey } from '#domain/operations/device-key.ts'
import {
  answerRequestContract,
  deviceRequestsContract,
  ownRequestsContract,
  requestLogsContract,
  testNotificationContract,
} from '#domain/operations/device-requests.contract.ts'
import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'

import { askDevice, readState } from '../operations/ask-device.ts'
import { authenticateDevice } from '../operations/authenticate-device.ts'
import { readOwnRequests, readRequests, storeAnswer } from '../operations/device-request-record.ts'
import { findDeviceToLead } from '../operations/find-device-to-lead.ts'

const accepted = { status: 202, ...unkept }

/** What whoever leads asks of a device, and what the device says to it. */
export const deviceRequestEndpoints = [
  endpointOf(testNotificationContract, async (req, { params: { id } }) =>
    Response.json(await askDevice(req, { id, kind: 'notification', now: Temporal.Now.instant() }), accepted),
  ),
  endpointOf(requestLogsContract, async (req, { params: { id } }) =>
    Response.json(await askDevice(req, { id, kind: 'logs', now: Temporal.Now.instant() }), accepted),
  ),
  endpointOf(deviceRequestsContract, async (req, { params }) => {
    const { id } = await findDeviceToLead(req, params.id)
    const { pool } = req.payload.db
    const [requests, { lastSeenAt, timeZone }] = await Promise.all([
      readRequests(pool, id),
      readState(pool, id),
    ])
    const at = Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })

    return Response.json({ requests, at, lastSeenAt, timeZone }, unkept)
  }),
  endpointOf(ownRequestsContract, async (req, { params }) => {
    const device = await admitDevice(req, params.key)
    const requests = await readOwnRequests(req.payload.db.pool, device, Temporal.Now.instant())

    return Response.json({ requests }, unkept)
  }),
  endpointOf(answerRequestContract, async (req, { params, body: { sound, lines } }) => {
    const device = await admitDevice(req, params.key)
    const now = Temporal.Now.instant()
    const isOurs = await storeAnswer({ pool: req.payload.db.pool, device, id: params.id, sound, lines, now })
    if (!isOurs) throw new Refused('unknown-record')

    return Response.json({ ok: true }, unkept)
  }),
].map((endpoint) => onCollection('devices', endpoint))

/** Any device with a key of ours, whatever the key is for. */
async function admitDevice(req: PayloadRequest, key: string): Promise<string> {
  const parsed = parseDeviceKey(key)
  const device =
    parsed && (await authenticateDevice(req.payload, parsed, req.headers.get('x-client-address')))
  if (!device) throw new Refused('wrong-device-key')

  return device.id
}
