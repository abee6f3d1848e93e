import { subscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Config, EmailAdapter } from 'payload'

import { notSent } from '#plugins/messages/messages.port.ts'

type TransportOptions = NonNullable<Parameters<typeof nodemailerAdapter>[0]>['transportOptions']

const { SMTP_URL, MAIL_FROM } = process.env
const sender = { defaultFromAddress: MAIL_FROM ?? 'theke@localhost', defaultFromName: 'Theke' }

/**
 * A few connections, used again. What a lost one had under way is ours to repeat and not the library's, which would
 * send it again unseen.
 */
const pool = { pool: 'true', maxConnections: '5', maxMessages: '100', maxRequeues: '0' }

/**
 * The library writes a mail in several small pieces and has no way to be told that none is to wait for word of the one
 * before, which comes after 40 ms: a connection sent 22 mails a second, however near the server.
 */
subscribe('net.client.socket', (message) => {
  // Node documents that an opened socket is told of, and nothing else.
  const { socket } = message as { socket: Socket }
  socket.setNoDelay(true)
})

/** Without a mail server a mail is only noted in the log; whom it was for and what it said belong to nobody there. */
const noteMails: EmailAdapter = ({ payload }) => ({
  ...sender,
  name: 'log',
  sendEmail: async () => {
    payload.logger.info('mail not sent: no SMTP_URL')
    return notSent
  },
})

export const email: Config['email'] = SMTP_URL ? mailServer(SMTP_URL) : noteMails

/**
 * A server that says nothing for `patienceMs` is given up, well before the outbox gives up a delivery; the
 * library itself would wait for ten minutes. What `SMTP_URL` says about a time of waiting, or the pool, holds.
 */
export async function mailServer(smtpUrl: string, patienceMs = 10_000): Promise<EmailAdapter> {
  // The library takes nothing from beside an address, only from its query.
  const url = new URL(smtpUrl)
  const patience = String(patienceMs)
  const waits = {
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  }
  for (const [name, value] of Object.entries({ ...pool, ...waits })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  }

  const adapter = await nodemailerAdapter({
    ...sender,
    // Read by the transport, though its types know only the single parts.
    transportOptions: { url: url.href } as TransportOptions,
    skipVerify: true,
  })
  // The server that is meant, which what is known of it goes by.
  return (args) => ({ ...adapter(args), name: url.host })
}
