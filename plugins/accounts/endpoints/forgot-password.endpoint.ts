import { createHash } from 'node:crypto'

import { endpointOf, onCollection } from '#collections/shared/api/endpoint-of.ts'
import { promiseEffect } from '#collections/shared/promise-effect.ts'
import { Refused } from '#collections/shared/refused.ts'

import { notifyTagsOf } from '../../live/live.port.ts'
import { resetMailTopic } from '../jobs/account-mail.texts.ts'
import { forgotPasswordContract } from './forgot-password.contract.ts'

const minuteMs = 60_000

/**
 * `POST /api/users/forgot-password` only notes that somebody asked. Whether there is such an account and whether
 * its mail can be sent comes out later, so neither the answer nor its time depends on it.
 */
export const forgotPassword = onCollection(
  'users',
  endpointOf(forgotPasswordContract, async (req, { body }) => {
    const name = (body.email || body.username || '').trim().toLowerCase()
    if (!name) throw nameMissing()

    await promiseEffect(req, {
      topic: resetMailTopic,
      payload: { name },
      dedupeKey: onceAMinute(name, Temporal.Now.instant().epochMilliseconds),
    })
    await notifyTagsOf(req, ['outbox'])
    return Response.json({ message: req.t('general:success') })
  }),
)

/** Whoever presses the button again and again gets one mail. */
const onceAMinute = (name: string, nowMs: number): string =>
  `${createHash('sha256').update(name).digest('hex').slice(0, 32)}:${Math.floor(nowMs / minuteMs)}`

function nameMissing(): Refused {
  const message = 'Bitte geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.'

  return new Refused('validation', {}, [{ message, field: 'email', code: 'validation' }])
}
