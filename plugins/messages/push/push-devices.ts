import { createECDH, createHash } from 'node:crypto'

import type { Payload } from 'payload'
import type { Pool } from 'pg'

import type { PushSubscription } from '#domain/operations/messages/push.contract.ts'
import { isPushService } from '#domain/operations/messages/push-services.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { Refused } from '#kernel/refused.ts'
import { keyOf, sealed, unsealed } from '#kernel/seal.ts'

/** Whose device it is: somebody's of the team, or that of a guest for one order. */
export type DeviceOwner = { user: string } | { order: string }
type House = Pick<Payload, 'db' | 'secret'>

/** More devices than these nobody has; the oldest goes. */
const mostDevices = { user: 10, order: 3 }

/** Remembers where a device is reached, sealed; the same device again is none, and is reached as it says last. */
export async function addDevice(
  house: House,
  owner: DeviceOwner,
  { subscription, label, now }: { subscription: PushSubscription; label: string; now: Temporal.Instant },
): Promise<void> {
  const { endpoint } = subscription
  if (!isPushService(endpoint, process.env.PUSH_SERVICE_URL)) throw new Refused('push-service-unknown')
  if (!isPoint(subscription.keys.p256dh)) throw noKey

  const { column, id: ownerId, most } = columnOf(owner)
  const id = uuidV7(now.epochMilliseconds)
  const mark = markOf(endpoint)
  await house.db.pool.query(
    `insert into push_subscriptions (id, mark, sealed, label, ${column}) values ($1, $2, $3, $4, $5)
     on conflict (mark, ${column}) where ${column} is not null do update set label = excluded.label, sealed = excluded.sealed`,
    [id, mark, sealed(ownKey(house), mark, JSON.stringify(subscription)), label, ownerId],
  )
  await house.db.pool.query(
    `delete from push_subscriptions where id in (
       select id from push_subscriptions where ${column} = $1 order by id desc offset ${most})`,
    [ownerId],
  )
}

const noKey = new Refused('validation', {}, [
  { field: 'keys.p256dh', message: 'Das ist kein Schlüssel eines Browsers.', code: 'validation' },
])

/** Whether something can be encrypted for it: whatever else is of its length cannot, and would fail each time. */
function isPoint(p256dh: string): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    return own.computeSecret(p256dh, 'base64url').length > 0
  } catch {
    return false
  }
}

/** Names a device without giving away where it is reached. */
export const markOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex').slice(0, 40)

function columnOf(owner: DeviceOwner): { column: 'user_id' | 'order_id'; id: string; most: number } {
  return 'user' in owner
    ? { column: 'user_id', id: owner.user, most: mostDevices.user }
    : { column: 'order_id', id: owner.order, most: mostDevices.order }
}

/** Answers whether there was one. */
export async function removeDevice(
  pool: Pool,
  owner: DeviceOwner,
  device: { id: string } | { endpoint: string },
): Promise<boolean> {
  const { column, id } = columnOf(owner)
  const [name, value] = 'id' in device ? ['id', device.id] : ['mark', markOf(device.endpoint)]
  const { rowCount } = await pool.query(
    `delete from push_subscriptions where ${column} = $1 and ${name}::text = $2`,
    [id, value],
  )
  return rowCount !== 0
}

/** A device that its browser has given up is nobody's any more. */
export async function forgetDevice(pool: Pool, endpoint: string): Promise<void> {
  await pool.query('delete from push_subscriptions where mark = $1', [markOf(endpoint)])
}

export type MyDevice = { id: string; label: string; since: string; mark: string }

export async function devicesOfUser(pool: Pool, user: string): Promise<MyDevice[]> {
  const { rows } = await pool.query<MyDevice>(
    `select id, label, mark, to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
       from push_subscriptions where user_id = $1 order by id desc`,
    [user],
  )
  return rows
}

export type ToldDevices = { guest: string[]; branch: string[] }

/**
 * An SQL expression: where the guest of an order wished to be told of it, and the devices of those who may see the orders
 * of its branch by now, and whose access is neither over nor locked.
 */
export const devicesToTellOf = (order: string): string => `
  json_build_object(
    'guest', array(select id from push_subscriptions where order_id = ${order}.id),
    'branch', array(select s.id from push_subscriptions s join users u on u.id = s.user_id
                     where u.is_blocked is not true and (u.expires_at is null or u.expires_at > now())
                       and (exists (select from users_roles r where r.parent_id = u.id and r.value = 'ROLE_ADMIN')
                         or (exists (select from users_roles r where r.parent_id = u.id
                                      and r.value in ('ROLE_MANAGER', 'ROLE_EMPLOYEE'))
                         and exists (select from users_rels b where b.parent_id = u.id and b.path = 'branches'
                                      and b.branches_id = ${order}.branch_id)))))`

export type OpenDevice = { label: string; subscription: PushSubscription }

/** A device as it is reached; null once it is gone. */
export async function openDevice(house: House, id: string): Promise<OpenDevice | null> {
  const { rows } = await house.db.pool.query<{ label: string; mark: string; sealed: string }>({
    name: 'open-push-device',
    text: 'select label, mark, sealed from push_subscriptions where id = $1',
    values: [id],
  })
  const [row] = rows
  const opened = row && unsealed(ownKey(house), row.mark, row.sealed)

  return row && opened ? { label: row.label, subscription: JSON.parse(opened) as PushSubscription } : null
}

const ownKey = ({ secret }: Pick<House, 'secret'>): Buffer => keyOf(secret, 'theke push', 'seal devices')
