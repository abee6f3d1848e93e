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
  if (kept?.privateKey) return { ...kept, privateKey: kept.privateKey }

  // Loaded with the first one who asks, not with the product.
  const { default: webPush } = await import('web-push')
  const made = webPush.generateVAPIDKeys()
  await (kept ? replaceKeys(house, made, kept.publicKey) : storeKeys(house, made))
  const first = await keptKeys(house)
  if (!first?.privateKey) throw new Error('The keys for web push cannot be read right after they were made')

  return { ...first, privateKey: first.privateKey }
}

/** What is kept; without a private key where the secret of the installation that opens it was lost. */
async function keptKeys(house: House): Promise<{ publicKey: string; privateKey: string | null } | null> {
  const { rows } = await house.db.pool.query<{ publicKey: string; sealedKey: string }>({
    name: 'push-keys',
    text: 'select public_key as "publicKey", sealed_private_key as "sealedKey" from push_keys',
  })
  const [row] = rows

  return row
    ? { publicKey: row.publicKey, privateKey: unsealed(ownKey(house), row.publicKey, row.sealedKey) }
    : null
}

async function storeKeys(house: House, { publicKey, privateKey }: PushKeys): Promise<void> {
  await house.db.pool.query(
    `insert into push_keys (public_key, sealed_private_key) values ($1, $2)
     on conflict (only_one) do nothing`,
    [publicKey, sealed(ownKey(house), publicKey, privateKey)],
  )
}

/**
 * What was subscribed with the lost key is of no use to anybody. Of several who find it lost at once one replaces it, and
 * nobody replaces what another one has put in its place: what was subscribed with the new one stays.
 */
async function replaceKeys(house: House, keys: PushKeys, lost: string): Promise<void> {
  const sealedKey = sealed(ownKey(house), keys.publicKey, keys.privateKey)
  await house.db.pool.query(
    `with replaced as (
       update push_keys set public_key = $1, sealed_private_key = $2, made_at = now() where public_key = $3 returning 1)
     delete from push_subscriptions where exists (select from replaced)`,
    [keys.publicKey, sealedKey, lost],
  )
}

const ownKey = ({ secret }: Pick<House, 'secret'>): Buffer => keyOf(secret, 'theke push', 'seal vapid')
