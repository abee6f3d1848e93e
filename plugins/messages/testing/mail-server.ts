import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Received = { to: string[]; messageId: string; raw: string }

export type MailServer = {
  url: string
  received: Received[]
  /** How many connections there were. */
  connections: () => number
  close: () => Promise<void>
}

type Login = { user: string; pass: string }

type Manners = Pick<SMTPServerOptions, 'onRcptTo'> & {
  port?: number
  /** Whoever does not say it is sent away. */
  login?: Login
  /** What happens between the whole mail and the answer to it. */
  beforeAnswer?: (mail: Received) => Promise<void> | void
}

/** A real SMTP server that keeps what it accepts. */
export async function openMailServer({
  port = 0,
  beforeAnswer,
  login,
  ...given
}: Manners = {}): Promise<MailServer> {
  const received: Received[] = []
  let connections = 0
  const server = new SMTPServer({
    ...given,
    authOptional: !login,
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    ...(login && asking(login)),
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        const mail = await mailOf(envelope, stream)
        if (!mail) return
        received.push(mail)
        await beforeAnswer?.(mail)
        done()
      }
      void take()
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo // a TCP server that listens has an address with a port

  return {
    url: `smtp://${login ? `${login.user}:${login.pass}@` : ''}127.0.0.1:${address.port}`,
    received,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Null where whoever sent it has died in the middle: nobody waits for an answer then. */
async function mailOf(
  { rcptTo }: { rcptTo: { address: string }[] },
  stream: Readable,
): Promise<Received | null> {
  const content = await buffer(stream).catch(() => null)
  if (!content) return null
  const raw = content.toString('utf8')
  // A long one stands on a line of its own.
  const messageId = /^Message-ID:\s*(\S+)/im.exec(raw)?.[1] ?? ''

  return { to: rcptTo.map(({ address }) => address), messageId, raw }
}

const asking = ({ user, pass }: Login): SMTPServerOptions => ({
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    username === user && password === pass ? done(null, { user }) : done(new Error('Wer ist da?')),
})
