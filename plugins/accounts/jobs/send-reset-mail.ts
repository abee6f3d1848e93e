import { createHmac } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import { hashOfToken } from '#collections/shared/accounts/reset-token.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'

import { mailEvent, sendMail } from '#plugins/messages/messages.port.ts'

import { findOwner } from './find-owner.ts'

const minute = 60_000
const lifeMinutes = 60
/** A link is left alone for its first quarter of an hour, so that nobody else can make it worthless. */
const freshMinutes = 45

type Asked = { name: string; nonce: string }

/**
 * Makes the link and sends it, unless there is a fresh one by whichever name it was asked for. Tried again, the
 * same promise makes the same link.
 */
export async function sendResetMail({ name, nonce }: Asked, delivering: Delivering): Promise<void> {
  const { payload, givenUp } = delivering
  const req = await createLocalReq({}, payload)
  const owner = await findOwner(req, name)
  if (!owner) return

  const token = createHmac('sha256', payload.secret)
    .update(['password-reset', owner.id, nonce].join('\n'))
    .digest('hex')
  if (!(await storeToken(payload, owner.id, token))) return

  const { generateEmailHTML, generateEmailSubject } =
    payload.collections.users.config.auth.forgotPassword ?? {}
  const words = { req, token, user: owner }
  try {
    await sendMail(
      {
        kind: 'password-reset',
        reader: 'person',
        to: owner.email,
        title: 'Neues Passwort',
        event: mailEvent('password-reset', nonce),
        about: { record: `users:${owner.id}` },
        mail: {
          subject: (await generateEmailSubject?.(words)) ?? '',
          html: (await generateEmailHTML?.(words)) ?? '',
        },
      },
      delivering,
    )
  } catch (error) {
    // Nobody has this link, so it must not stand in the way of the next, unless another try has sent it meanwhile.
    if (!givenUp.aborted) await forgetToken(payload, token)
    throw error
  }
}

/** In one statement, so that of two promises delivered at once only one makes a link. */
async function storeToken({ db }: Payload, id: string, token: string): Promise<boolean> {
  const nowMs = Temporal.Now.instant().epochMilliseconds
  const inMinutes = (minutes: number) => new Date(nowMs + minutes * minute).toISOString()
  const { rows } = await db.drizzle.execute(sql`
    update users set
      reset_password_expiration = case
        when reset_password_token = ${hashOfToken(token)} then reset_password_expiration
        else ${inMinutes(lifeMinutes)}::timestamptz end,
      reset_password_token = ${hashOfToken(token)}
    where id = ${id}::uuid and case
      when reset_password_token = ${hashOfToken(token)} then reset_password_expiration > ${inMinutes(0)}::timestamptz
      else reset_password_expiration is null or reset_password_expiration <= ${inMinutes(freshMinutes)}::timestamptz end
    returning id`)

  return rows.length > 0
}

async function forgetToken({ db }: Payload, token: string): Promise<void> {
  await db.drizzle.execute(sql`
    update users set reset_password_token = null, reset_password_expiration = null
    where reset_password_token = ${hashOfToken(token)}`)
}
