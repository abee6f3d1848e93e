import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'

import type { DeviceRequest } from '#domain/operations/device-requests.contract.ts'
import { type DeviceRequestKind, whyUnable } from '#domain/operations/device-requests.ts'
import type { DeviceKind, PrinterProtocol } from '#domain/operations/devices.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { Refused } from '#kernel/refused.ts'

import { storeRequest } from './device-request-record.ts'
import { findDeviceToLead } from './find-device-to-lead.ts'

type Asked = { request: DeviceRequest; lastSeenAt: string | null }
type Wish = { id: string; kind: DeviceRequestKind; now: Temporal.Instant }

/** Asks something of a device, on behalf of whoever leads its branch. */
export async function askDevice(req: PayloadRequest, { id, kind, now }: Wish): Promise<Asked> {
  const { id: device } = await findDeviceToLead(req, id)
  const { pool } = req.payload.db
  const { lastSeenAt, ...state } = await readState(pool, device)
  const why = whyUnable(kind, state)
  if (why) throw new Refused(why)

  return {
    request: await storeRequest({ pool, device, kind, by: staffOf(req)?.id ?? null, now }),
    lastSeenAt,
  }
}

type State = {
  kind: DeviceKind
  protocol: PrinterProtocol | null
  isEnabled: boolean
  hasKey: boolean
  lastSeenAt: string | null
  /** Of its branch. */
  timeZone: string
}

export async function readState(pool: Pool, device: string): Promise<State> {
  const { rows } = await pool.query<State>({
    name: 'device-state',
    text: `select d.kind::text as kind, d.printer_protocol::text as protocol, d.is_enabled as "isEnabled",
                  d.key_prefix is not null as "hasKey", b.time_zone as "timeZone",
                  to_char(d.last_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastSeenAt"
             from devices d join branches b on b.id = d.branch_id where d.id = $1`,
    values: [device],
  })
  const [state] = rows
  if (!state) throw new Refused('unknown-record')

  return state
}
