import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
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

type Manners = Pick<SMTPServerOptions, 'onRcptTo'> & {
  port?: number
  /** What happens between the whole mail and the answer to it. */
  beforeAnswer?: (mail: Received) => Promise<void> | void
}

/** A real SMTP server that keeps what it accepts. */
export async function openMailServer({
  port = 0,
  beforeAnswer,
  ...given
}: Manners = {}): Promise<MailServer> {
  const received: Received[] = []
  let connections = 0
  const server = new SMTPServer({
    ...given,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onData: (stream, { envelope }, done) => {
      const keep = async () => {
        const mail = mailOf(envelope, (await buffer(stream)).toString('utf8'))
        received.push(mail)
        await beforeAnswer?.(mail)
        done()
      }
      void keep()
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo // a TCP server that listens has an address with a port

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function mailOf({ rcptTo }: { rcptTo: { address: string }[] }, raw: string): Received {
  const messageId = /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? ''

  return { to: rcptTo.map(({ address }) => address), messageId, raw }
}
