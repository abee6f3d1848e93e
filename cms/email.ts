import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Config, EmailAdapter } from 'payload'

type TransportOptions = NonNullable<Parameters<typeof nodemailerAdapter>[0]>['transportOptions']

const { SMTP_URL, MAIL_FROM } = process.env
const sender = { defaultFromAddress: MAIL_FROM ?? 'theke@localhost', defaultFromName: 'Theke' }

/** Without a mail server a mail is only noted in the log; whom it was for and what it said belong to nobody there. */
const noteMails: EmailAdapter = ({ payload }) => ({
  ...sender,
  name: 'log',
  sendEmail: async () => payload.logger.info('mail not sent: no SMTP_URL'),
})

export const email: Config['email'] = SMTP_URL ? mailServer(SMTP_URL) : noteMails

/**
 * A server that says nothing for `patienceMs` is given up, well before the outbox gives up a delivery; the
 * library itself would wait for ten minutes. What `SMTP_URL` says about a time of waiting holds.
 */
export function mailServer(smtpUrl: string, patienceMs = 10_000): Promise<EmailAdapter> {
  // The library takes nothing from beside an address, only from its query.
  const url = new URL(smtpUrl)
  for (const wait of ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(wait)) url.searchParams.set(wait, String(patienceMs))
  }

  return nodemailerAdapter({
    ...sender,
    // Read by the transport, though its types know only the single parts.
    transportOptions: { url: url.href } as TransportOptions,
    skipVerify: true,
  })
}
