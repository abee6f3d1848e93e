import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Config, EmailAdapter } from 'payload'

type TransportOptions = NonNullable<Parameters<typeof nodemailerAdapter>[0]>['transportOptions']

const { SMTP_URL, MAIL_FROM } = process.env
const sender = { defaultFromAddress: MAIL_FROM ?? 'theke@localhost', defaultFromName: 'Theke' }

/** Without a mail server a mail is only noted in the log, which is enough to try things out. */
const noteMails: EmailAdapter = ({ payload }) => ({
  ...sender,
  name: 'log',
  sendEmail: async ({ subject }) => payload.logger.info({ subject }, 'mail not sent: no SMTP_URL'),
})

export const email: Config['email'] = SMTP_URL
  ? nodemailerAdapter({
      ...sender,
      // Read by the transport, though its types know only the single parts.
      transportOptions: { url: SMTP_URL } as TransportOptions,
      skipVerify: true,
    })
  : noteMails
