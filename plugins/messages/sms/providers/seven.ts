import { createHash, createHmac } from 'node:crypto'

import * as z from 'zod/mini'

import type { SmsBounce, SmsFailureName } from '#domain/operations/messages/sms-failure.ts'
import { isSameSecret } from '#kernel/is-same-secret.ts'

import { type OpenSmsAccount, SmsFailure, type SmsNews, type SmsProvider } from '../sms-provider.ts'
import { askSms, jsonIn } from './ask-sms.ts'

/** seven.io, as described at docs.seven.io/en/rest-api. */
export const seven: SmsProvider = {
  check: async ({ key }) => {
    try {
      // Without a right key it answers a number of its own, and 200 all the same.
      return balance.safeParse(await ask(key, '/balance')).success
    } catch (error) {
      if (error instanceof SmsFailure && error.failure === 'key') return false
      throw error
    }
  },
  send: async ({ key, sender }, { to, text, once, isRepeated }) => {
    const body = { to, text, from: sender, foreign_id: once }
    const told = sent.safeParse(await ask(key, '/sms', body))
    if (!told.success) throw new SmsFailure('away', 'seven answered in words that nobody knows')
    const { success, messages = [] } = told.data
    // The same to the same number within three minutes: of one that was tried before it has it from there.
    if (success !== accepted && !(success === sentBefore && isRepeated))
      throw new SmsFailure(failures[success] ?? 'content', `seven answered ${success}`)

    return { reference: messages?.[0]?.id ?? null, answer: `seven.io ${success}` }
  },
  isGenuine: ({ signKey }, news) => signKey === null || isSigned(signKey, news),
  read: (body) => {
    const report = reported.safeParse(jsonIn(body))
    const outcome = report.success ? outcomes[report.data.data.status] : undefined

    return report.success && outcome ? { reference: report.data.data.msg_id, once: null, outcome } : null
  },
}

const ask = (key: string, path: string, body?: object) =>
  askSms({
    provider: 'seven',
    url: `${process.env.SEVEN_API_URL ?? 'https://gateway.seven.io/api'}${path}`,
    headers: { 'x-api-key': key },
    ...(body && { body }),
  })

const [accepted, sentBefore] = ['100', '402']
const balance = z.object({ amount: z.number() })
const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
const sent = z.object({
  success: text,
  messages: z.optional(z.nullable(z.array(z.object({ id: z.nullable(text) })))),
})
const reported = z.object({
  webhook_event: z.literal('dlr'),
  data: z.object({ msg_id: text, status: z.string() }),
})

const failures: Readonly<Record<string, SmsFailureName>> = {
  201: 'sender',
  301: 'sender',
  202: 'number',
  305: 'content',
  401: 'content',
  402: 'twin',
  403: 'number',
  500: 'credit',
  600: 'network',
  700: 'away',
  900: 'key',
  902: 'key',
  903: 'key',
}

const outcomes: Readonly<Record<string, 'delivered' | SmsBounce>> = {
  DELIVERED: 'delivered',
  NOTDELIVERED: 'undelivered',
  FAILED: 'undelivered',
  EXPIRED: 'expired',
  REJECTED: 'rejected',
}

/** What was signed longer ago may have been kept by somebody. Retries are signed anew. */
const mostAgeSeconds = 300

function isSigned(signKey: NonNullable<OpenSmsAccount['signKey']>, news: SmsNews): boolean {
  const { headers, body, url, now } = news
  const at = Number(headers.get('x-timestamp') ?? Number.NaN)
  const age = Math.abs(now.epochMilliseconds / 1000 - at)
  if (!(age <= mostAgeSeconds)) return false

  const signed = [at, headers.get('x-nonce') ?? '', 'POST', url, createHash('md5').update(body).digest('hex')]
  const expected = createHmac('sha256', signKey).update(signed.join('\n')).digest('hex')

  return isSameSecret(expected, (headers.get('x-signature') ?? '').toLowerCase())
}
