import type { Payload } from 'payload'

import type { OnlinePaymentMethod } from '#domain/ordering/order-terms.ts'
import { keyOf, sealed, unsealed } from '#kernel/seal.ts'

import type { OpenAccount } from '../provider.ts'

type AccountRow = Omit<OpenAccount, 'key' | 'signKey'> & {
  sealedKey: string | null
  sealedSignKey: string | null
}

const selection = `
  select a.id, a.method, coalesce(a.merchant, '') as merchant, a.capture_moment as "captureMoment",
         coalesce(a.is_test, false) as "isTest", a.sealed_key as "sealedKey", a.sealed_sign_key as "sealedSignKey"
    from payment_accounts a`

/** The account of a payment, also once it takes no new ones; null where its key cannot be read any more. */
export async function openAccount({ db, secret }: Payload, id: string): Promise<OpenAccount | null> {
  const { rows } = await db.pool.query<AccountRow>({
    name: 'open-payment-account',
    text: `${selection} where a.id = $1`,
    values: [id],
  })
  return opened(secret, rows[0])
}

/** Where the money of a branch arrives: at the account of its division, else at the one for all others. */
export async function accountOfBranch(
  { db, secret }: Payload,
  branch: string,
  method: OnlinePaymentMethod,
): Promise<OpenAccount | null> {
  const { rows } = await db.pool.query<AccountRow>({
    name: 'payment-account-of-branch',
    text: `${selection} join branches b on b.id = $1
            where a.method::text = $2 and a.is_active and a.sealed_key is not null
              and (a.division_id is null or a.division_id = b.division_id)
            order by a.division_id is null limit 1`,
    values: [branch, method],
  })
  return opened(secret, rows[0])
}

const ownKey = (secret: string): Buffer => keyOf(secret, 'theke payment accounts', 'seal')

/** What is stored of a key: only this installation opens it, and for this account alone. */
export const sealedFor = ({ secret }: Pick<Payload, 'secret'>, account: string, key: string): string =>
  sealed(ownKey(secret), account, key)

function opened(secret: string, row: AccountRow | undefined): OpenAccount | null {
  if (!row?.sealedKey) return null
  const { sealedKey, sealedSignKey, ...account } = row
  const key = unsealed(ownKey(secret), row.id, sealedKey)
  if (key === null) return null

  return { ...account, key, signKey: sealedSignKey && unsealed(ownKey(secret), row.id, sealedSignKey) }
}
