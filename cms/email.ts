import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Config } from 'payload'

type TransportOptions = NonNullable<Parameters<typeof nodemailerAdapter>[0]>['transportOptions']

const { SMTP_URL, MAIL_FROM } = process.env

/** Without a mail server Payload writes mails to the log, which is enough to try things out. */
export const email: Config['email'] = SMTP_URL
  ? nodemailerAdapter({
      defaultFromAddress: MAIL_FROM ?? 'theke@localhost',
      defaultFromName: 'Theke',
      // Read by the transport, though its types know only the single parts.
      transportOptions: { url: SMTP_URL } as TransportOptions,
      skipVerify: true,
    })
  : undefined
