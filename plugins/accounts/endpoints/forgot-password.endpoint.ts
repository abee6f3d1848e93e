import { createHash } from 'node:crypto'

import { resetMail } from '#collections/shared/accounts/account-effects.ts'
import { nameMissing, nameOf } from '#collections/shared/accounts/sign-in-credentials.ts'
import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { promise } from '#kernel/outbox/promise.ts'
import { Refused } from '#kernel/refused.ts'

import { forgotPasswordContract } from './forgot-password.contract.ts'

const minuteMs = 60_000

/**
 * `POST /api/users/forgot-password` only notes that somebody asked. Whether there is such an account and whether
 * its mail can be sent comes out later, so neither the answer nor its time depends on it.
 */
export const forgotPassword = onCollection(
  'users',
  endpointOf(forgotPasswordContract, async (req, { body }) => {
    const name = nameOf(body)
    if (!name) throw missingName()

    const once = onceAMinute(name, Temporal.Now.instant().epochMilliseconds)
    await promise(req, resetMail, { name, nonce: crypto.randomUUID() }, once)
    return Response.json({ message: req.t('general:success') })
  }),
)

/** Whoever presses the button again and again gets one mail. */
const onceAMinute = (name: string, nowMs: number): string =>
  `${createHash('sha256').update(name).digest('hex').slice(0, 32)}:${Math.floor(nowMs / minuteMs)}`

function missingName(): Refused {
  return new Refused('validation', {}, [{ message: nameMissing, field: 'email', code: 'validation' }])
}
