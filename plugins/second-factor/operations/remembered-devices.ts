import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { publicAddress } from '#kernel/public-address.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { deviceName } from '#domain/people/second-factor/device-name.ts'
import type { Factors } from '#domain/people/second-factor/own-factors.contracts.ts'

import { markOf, newHandle } from './seal.ts'
import { passwordMark, type Standing } from './standing.ts'

const rememberedDays = 30

type Device = Factors['devices'][number]

/** Lets this browser sign in with the password alone for a while; answers the cookie that says so. */
export async function rememberDevice(req: PayloadRequest, standing: Standing): Promise<string> {
  const token = newHandle()
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into second_factor_devices (id, user_id, mark, name, password_mark, expires_at)
    values (gen_random_uuid(), ${standing.id}, ${markOf(req.payload.secret, token)},
      ${deviceName(req.headers.get('user-agent'))}, ${passwordMark(req, standing)},
      now() + ${`${rememberedDays} days`}::interval)`)

  return cookieWith(cookieName(req, standing.id), token)
}

/** Whether this browser was remembered for the account, with the password that holds. */
export async function isRemembered(req: PayloadRequest, standing: Standing): Promise<boolean> {
  const mark = sentMark(req, standing.id)
  if (!mark) return false
  const database = await transactionOf(req)
  const { rowCount } = await database.execute(sql`
    update second_factor_devices set last_used_at = now()
    where user_id = ${standing.id} and mark = ${mark} and password_mark = ${passwordMark(req, standing)}
      and expires_at > now()`)

  return Boolean(rowCount)
}

export async function listDevices(req: PayloadRequest, standing: Standing): Promise<Device[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute<Device>(sql`
    select id, name, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
      to_char(last_used_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastUsedAt",
      mark = ${sentMark(req, standing.id) ?? ''} as "isThis"
    from second_factor_devices
    where user_id = ${standing.id} and password_mark = ${passwordMark(req, standing)} and expires_at > now()
    order by last_used_at desc limit 100`)

  return rows
}

/** One of the person's, or all of them. Answers the names of those that are strangers from now on. */
export async function forgetDevices(req: PayloadRequest, user: string, device?: string): Promise<string[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute<{ name: string }>(sql`
    delete from second_factor_devices
    where user_id = ${user} ${device === undefined ? sql`` : sql`and id = ${device}`}
    returning name`)

  return rows.map(({ name }) => name)
}

function sentMark(req: PayloadRequest, user: string): string | null {
  const start = `${cookieName(req, user)}=`
  const cookies = req.headers?.get('cookie')?.split(/;\s*/) ?? []
  const token = cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length)

  return token ? markOf(req.payload.secret, token) : null
}

/** One cookie per account, because several people may share a browser; the name tells nobody whose it is. */
const cookieName = ({ payload }: PayloadRequest, user: string): string =>
  `theke-remembered-${markOf(payload.secret, `cookie\n${user}`).slice(0, 10)}`

function cookieWith(name: string, token: string): string {
  const isSecure = publicAddress()?.startsWith('https:') ?? false
  const attributes = [`Max-Age=${rememberedDays * 86_400}`, 'Path=/api', 'HttpOnly', 'SameSite=Strict']

  return [`${name}=${token}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ')
}
