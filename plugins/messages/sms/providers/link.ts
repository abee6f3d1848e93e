import * as z from 'zod/mini'

import type { SmsBounce, SmsFailureName } from '#domain/operations/messages/sms-failure.ts'

import { SmsFailure, type SmsProvider } from '../sms-provider.ts'
import { askSms, jsonIn } from './ask-sms.ts'

/** LINK Mobility's messaging API, in Austria known as websms: developer.linkmobility.eu/sms-api/rest-api. */
export const link: SmsProvider = {
  check: async ({ key, sender }) => {
    try {
      const told = await ask(key, {
        ...addressed('+436641234567', sender),
        messageContent: 'Test',
        test: true,
      })
      const status = answered.safeParse(told)

      return status.success && failures[status.data.statusCode] !== 'key'
    } catch (error) {
      if (error instanceof SmsFailure && error.failure === 'key') return false
      throw error
    }
  },
  send: async ({ key, sender }, { to, text, once, reportUrl }) => {
    const told = answered.safeParse(
      await ask(key, {
        ...addressed(to, sender),
        messageContent: text,
        clientMessageId: once,
        contentCategory: 'informational',
        ...(reportUrl && { notificationCallbackUrl: reportUrl }),
      }),
    )
    if (!told.success) throw new SmsFailure('away', 'LINK answered in words that nobody knows')
    const { statusCode, transferId } = told.data
    if (!accepted.includes(statusCode))
      throw new SmsFailure(
        failures[statusCode] ?? (statusCode >= 5000 ? 'away' : 'content'),
        `LINK answered ${statusCode}`,
      )

    return { reference: transferId ?? null, answer: `LINK Mobility ${statusCode}` }
  },
  // It signs nothing: whoever knows the address of the account is believed.
  isGenuine: () => true,
  read: (body) => {
    const report = reported.safeParse(jsonIn(body))
    const outcome = report.success ? outcomes[report.data.deliveryReportMessageStatus] : undefined
    if (!report.success || !outcome) return null
    const { transferId, clientMessageId } = report.data

    return { reference: transferId, once: clientMessageId ?? null, outcome }
  },
}

const ask = (key: string, body: object) =>
  askSms({
    provider: 'LINK',
    url: `${process.env.LINK_API_URL ?? 'https://api.linkmobility.eu/rest'}/smsmessaging/text`,
    headers: { authorization: `Bearer ${key}` },
    body,
  })

/** Numbers go without the plus. */
const addressed = (to: string, sender: string) => ({
  recipientAddressList: [to.replace('+', '')],
  senderAddress: sender.replace('+', ''),
  senderAddressType: sender.startsWith('+') ? 'international' : 'alphanumeric',
})

const accepted = [2000, 2001]
const answered = z.object({ statusCode: z.number(), transferId: z.optional(z.nullable(z.string())) })
const reported = z.object({
  messageType: z.literal('deliveryReport'),
  transferId: z.string(),
  deliveryReportMessageStatus: z.string(),
  clientMessageId: z.optional(z.nullable(z.string())),
})

const failures: Readonly<Record<number, SmsFailureName>> = {
  4001: 'key',
  4014: 'key',
  4021: 'key',
  4022: 'key',
  4035: 'key',
  4002: 'number',
  4029: 'number',
  4031: 'number',
  4042: 'number',
  4043: 'number',
  4003: 'sender',
  4013: 'busy',
  4023: 'busy',
  4025: 'busy',
}

const outcomes: Readonly<Record<string, 'delivered' | SmsBounce>> = {
  delivered: 'delivered',
  undelivered: 'undelivered',
  expired: 'expired',
  deleted: 'rejected',
  rejected: 'rejected',
}
