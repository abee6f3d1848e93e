import { createHmac } from 'node:crypto'

import type { Payload } from 'payload'

import { normalisePhone } from '#domain/ordering/phone.ts'
import { isSameSecret } from '#kernel/is-same-secret.ts'
import { publicAddress } from '#kernel/public-address.ts'
import { keyOf, sealed, unsealed } from '#kernel/seal.ts'

import type { OpenSmsAccount } from '../sms-provider.ts'

type AccountRow = Omit<OpenSmsAccount, 'key' | 'signKey'> & {
  sealedKey: string | null
  sealedSignKey: string | null
}
type House = Pick<Payload, 'db' | 'secret'>

const selection = `
  select a.id, a.provider, a.sender, a.sealed_key as "sealedKey", a.sealed_sign_key as "sealedSignKey"
    from sms_accounts a`

/** An account by its id, also once it sends nothing new: reports still come. */
export async function openSmsAccount({ db, secret }: House, id: string): Promise<OpenSmsAccount | null> {
  const { rows } = await db.pool.query<AccountRow>({
    name: 'open-sms-account',
    text: `${selection} where a.id = $1`,
    values: [id],
  })
  return opened(secret, rows[0])
}

/** By which account a branch sends: that of its division, else the one for all others. */
export async function smsAccountOfBranch(
  { db, secret }: House,
  branch: string,
): Promise<OpenSmsAccount | null> {
  const { rows } = await db.pool.query<AccountRow>({
    name: 'sms-account-of-branch',
    text: `${selection} join branches b on b.id = $1
            where a.is_active and (a.division_id is null or a.division_id = b.division_id)
            order by a.division_id is null limit 1`,
    values: [branch],
  })
  return opened(secret, rows[0])
}

/** The same for what is about no branch: the account of a division, or where none is named of the usual one. */
export async function smsAccountOfDivision(
  { db, secret }: House,
  division: string | null,
): Promise<OpenSmsAccount | null> {
  const { rows } = await db.pool.query<AccountRow>({
    name: 'sms-account-of-division',
    text: `${selection}
            where a.is_active and (a.division_id is null or a.division_id = coalesce($1::uuid, (
              select id from divisions where is_default order by id limit 1)))
            order by a.division_id is null limit 1`,
    values: [division],
  })
  return opened(secret, rows[0])
}

const ownKey = (secret: string, use: string): Buffer => keyOf(secret, 'theke sms accounts', use)

/** What is stored of a key: only this installation opens it, and for this account alone. */
export const sealedForSms = ({ secret }: Pick<Payload, 'secret'>, account: string, key: string): string =>
  sealed(ownKey(secret, 'seal'), account, key)

function opened(secret: string, row: AccountRow | undefined): OpenSmsAccount | null {
  if (!row) return null
  const { sealedKey, sealedSignKey, ...kept } = row
  const account = { ...kept, sender: kept.sender.startsWith('+') ? normalisePhone(kept.sender) : kept.sender }
  if (account.provider === 'log') return { ...account, key: '', signKey: null }
  const open = (text: string | null) => text && unsealed(ownKey(secret, 'seal'), row.id, text)
  const key = open(sealedKey)

  return key ? { ...account, key, signKey: open(sealedSignKey) || null } : null
}

/** Where the provider of an account reports to: an address that nobody guesses. Null while we do not know our own. */
export function reportUrlOf(secret: string, account: string): string | null {
  const address = publicAddress()

  return address && `${address}/api/sms-reports/${account}/${tokenOf(secret, account)}`
}

export const isReportToken = (secret: string, { id, token }: { id: string; token: string }): boolean =>
  isSameSecret(tokenOf(secret, id), token)

const tokenOf = (secret: string, account: string): string =>
  createHmac('sha256', ownKey(secret, 'report')).update(account).digest('base64url')
