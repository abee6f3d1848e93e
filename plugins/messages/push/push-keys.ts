import type { Payload } from 'payload'

import { keyOf, sealed, unsealed } from '#kernel/seal.ts'

export type PushKeys = { publicKey: string; privateKey: string }
type House = Pick<Payload, 'db' | 'secret'>

/**
 * With which the house proves to the services of browsers who it is (VAPID), made when somebody first asks. Of several
 * that make one at once the first is kept. Whoever has lost the secret of the installation gets new ones, and every
 * device has to be switched on again.
 */
export async function readPushKeys(house: House): Promise<PushKeys> {
  const kept = await keptKeys(house)
  if (kept) return kept

  // Loaded with the first one who asks, not with the product.
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const { pool } = house.db
  await pool.query(
    `insert into push_keys (public_key, sealed_private_key) values ($1, $2)
     on conflict (only_one) do nothing`,
    [publicKey, sealed(ownKey(house), publicKey, privateKey)],
  )
  const first = await keptKeys(house)
  if (first) return first

  await replaceKeys(house, { publicKey, privateKey })
  const replaced = await keptKeys(house)
  if (!replaced) throw new Error('The keys for web push cannot be read right after they were made')
  return replaced
}

async function keptKeys(house: House): Promise<PushKeys | null> {
  const { rows } = await house.db.pool.query<{ publicKey: string; sealedKey: string }>({
    name: 'push-keys',
    text: 'select public_key as "publicKey", sealed_private_key as "sealedKey" from push_keys',
  })
  const [row] = rows
  const privateKey = row ? unsealed(ownKey(house), row.publicKey, row.sealedKey) : null

  return row && privateKey !== null ? { publicKey: row.publicKey, privateKey } : null
}

/**
 * What was subscribed with the lost key is of no use to anybody. Of several who find it lost at once one replaces it: what
 * was subscribed with the new one stays.
 */
async function replaceKeys(house: House, keys: PushKeys): Promise<void> {
  const { rows } = await house.db.pool.query<{ publicKey: string }>({
    name: 'lost-push-key',
    text: 'select public_key as "publicKey" from push_keys',
  })
  const sealedKey = sealed(ownKey(house), keys.publicKey, keys.privateKey)
  await house.db.pool.query(
    `with replaced as (
       update push_keys set public_key = $1, sealed_private_key = $2, made_at = now() where public_key = $3 returning 1)
     delete from push_subscriptions where exists (select from replaced)`,
    [keys.publicKey, sealedKey, rows[0]?.publicKey ?? ''],
  )
}

const ownKey = ({ secret }: Pick<House, 'secret'>): Buffer => keyOf(secret, 'theke push', 'seal vapid')
