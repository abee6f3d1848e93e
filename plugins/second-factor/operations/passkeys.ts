import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import type { Factors } from '#domain/people/second-factor/own-factors.contracts.ts'

type Listed = Factors['passkeys'][number]
type Counted = { id: string; user_id: string; public_key: string; counter: string; transports: string[] }
/** What is kept of a passkey: nothing of it is secret. */
export type Passkey = {
  id: string
  user: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: string[]
}
type New = Passkey & { name: string; isSynced: boolean }

/** False where somebody has this very passkey already. */
export async function storePasskey(req: PayloadRequest, passkey: New): Promise<boolean> {
  const { id, user, name, counter, transports, isSynced } = passkey
  const publicKey = Buffer.from(passkey.publicKey).toString('base64url')
  const database = await transactionOf(req)
  const { rowCount } = await database.execute(sql`
    insert into second_factor_passkeys (id, user_id, name, public_key, counter, transports, is_synced)
    values (${id}, ${user}, ${name}, ${publicKey}, ${counter}, ${JSON.stringify(transports)}::jsonb, ${isSynced})
    on conflict (id) do nothing`)

  return Boolean(rowCount)
}

export async function findPasskey(req: PayloadRequest, id: string): Promise<Passkey | null> {
  const database = await transactionOf(req)
  const { rows } = await database.execute<Counted>(sql`
    select id, user_id, public_key, counter, transports from second_factor_passkeys where id = ${id}`)
  const [found] = rows

  return found ? passkeyIn(found) : null
}

/** What a browser has to know of them in order to find them. */
export async function passkeysOf(
  req: PayloadRequest,
  user: string,
): Promise<Pick<Passkey, 'id' | 'transports'>[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute<Pick<Passkey, 'id' | 'transports'>>(sql`
    select id, transports from second_factor_passkeys where user_id = ${user} order by created_at limit 100`)

  return rows
}

/**
 * Counts a use. A passkey that counts never counts the same twice: whoever comes with a number that was there already
 * holds a copy, or came second.
 */
export async function countUse(req: PayloadRequest, id: string, counter: number): Promise<boolean> {
  const database = await transactionOf(req)
  const { rowCount } = await database.execute(sql`
    update second_factor_passkeys set counter = ${counter}, last_used_at = now()
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`)

  return Boolean(rowCount)
}

export async function listPasskeys(req: PayloadRequest, user: string): Promise<Listed[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute<Listed>(sql`
    select id, name, is_synced as "isSynced",
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
      to_char(last_used_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastUsedAt"
    from second_factor_passkeys where user_id = ${user} order by created_at limit 100`)

  return rows
}

/** What it was called before, or null where the person has none like this. */
export async function namePasskey(
  req: PayloadRequest,
  { user, id, name }: Pick<New, 'id' | 'name' | 'user'>,
): Promise<string | null> {
  const database = await transactionOf(req)
  const { rows } = await database.execute<{ name: string }>(sql`
    update second_factor_passkeys p set name = ${name}
    from (select name from second_factor_passkeys where user_id = ${user} and id = ${id} for update) before
    where p.user_id = ${user} and p.id = ${id}
    returning before.name`)

  return rows[0]?.name ?? null
}

/** The name of the one that is gone, or null where the person has none like this. */
export async function removePasskey(req: PayloadRequest, user: string, id: string): Promise<string | null> {
  const database = await transactionOf(req)
  const { rows } = await database.execute<{ name: string }>(sql`
    delete from second_factor_passkeys where user_id = ${user} and id = ${id} returning name`)

  return rows[0]?.name ?? null
}

const passkeyIn = ({ id, user_id, public_key, counter, transports }: Counted): Passkey => ({
  id,
  user: user_id,
  publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
  counter: Number(counter),
  transports,
})
