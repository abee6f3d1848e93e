import { randomUUID } from 'node:crypto'

import type { Pool } from 'pg'

import { cleanLog } from '#domain/operations/device-log.ts'
import type { DeviceRequest, OwnRequest } from '#domain/operations/device-requests.contract.ts'
import {
  type DeviceRequestKind,
  requestMinutes,
  type SoundState,
} from '#domain/operations/device-requests.ts'
import { inTurn } from '#kernel/database/in-turn.ts'
import { notifyTags } from '#kernel/live/notify-tags.ts'

import { requestTag } from '../live/hear-requests.ts'

const isoText = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const selection = `
  select r.id, r.kind, ${isoText('r.asked_at')} as "askedAt",
         coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.username) as "askedBy",
         ${isoText('r.answered_at')} as "answeredAt", r.sound, r.lines
    from device_requests r left join users u on u.id = r.asked_by`

type Asking = {
  pool: Pool
  device: string
  kind: DeviceRequestKind
  by: string | null
  now: Temporal.Instant
}

/** Asks a device, and wakes it. What it was asked already and has not answered yet is asked once. */
export async function storeRequest({ pool, device, kind, by, now }: Asking): Promise<DeviceRequest> {
  const id = await inTurn(pool, `device-request:${device}`, async (connection) => {
    const { rows } = await connection.query<{ id: string }>(
      `select id from device_requests
        where device_id = $1 and kind = $2 and answered_at is null and asked_at > $3`,
      [device, kind, oldest(now)],
    )
    const [waiting] = rows
    const asked = waiting?.id ?? randomUUID()
    if (!waiting) {
      await connection.query(
        'insert into device_requests (id, device_id, kind, asked_at, asked_by) values ($1, $2, $3, $4, $5)',
        [asked, device, kind, now.toString(), by],
      )
    }
    await notifyTags(connection, [requestTag(device)])
    return asked
  })
  const { rows } = await pool.query<DeviceRequest>(`${selection} where r.id = $1`, [id])
  const [row] = rows
  if (!row) throw new Error('A request that was just asked is gone')

  return row
}

const oldest = (now: Temporal.Instant): string => now.subtract({ minutes: requestMinutes }).toString()

/** So many are shown. */
const mostShown = 10

export async function readRequests(pool: Pool, device: string): Promise<DeviceRequest[]> {
  const { rows } = await pool.query<DeviceRequest>({
    name: 'device-requests',
    text: `${selection} where r.device_id = $1 order by r.asked_at desc, r.id limit ${mostShown}`,
    values: [device],
  })
  return rows
}

/** What the device is to do now, the first asked first. */
export async function readOwnRequests(
  pool: Pool,
  device: string,
  now: Temporal.Instant,
): Promise<OwnRequest[]> {
  const { rows } = await pool.query<OwnRequest>({
    name: 'own-device-requests',
    text: `select id, kind, "askedAt", "askedBy"
             from (${selection} where r.device_id = $1 and r.answered_at is null and r.asked_at > $2
                    order by r.asked_at, r.id) open`,
    values: [device, oldest(now)],
  })
  return rows
}

type Answering = {
  pool: Pool
  device: string
  id: string
  sound: SoundState | undefined
  lines: readonly string[] | undefined
  now: Temporal.Instant
}

/** The first answer holds, however often the device sends it. False where it was never asked this. */
export async function storeAnswer({ pool, device, id, sound, lines, now }: Answering): Promise<boolean> {
  await pool.query(
    `update device_requests
        set answered_at = $3, sound = $4, lines = case when kind = 'logs' then $5::jsonb end
      where id = $1 and device_id = $2 and answered_at is null`,
    [id, device, now.toString(), sound ?? null, lines ? JSON.stringify(cleanLog(lines)) : null],
  )
  const { rowCount } = await pool.query('select from device_requests where id = $1 and device_id = $2', [
    id,
    device,
  ])
  return rowCount === 1
}
