import type { AddressInfo } from 'node:net'

import { SMTPServer } from 'smtp-server'

/** Takes every mail and keeps none. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    stream.on('end', () => done()).resume()
  },
})
server.on('error', () => undefined)
server.listen(0, '127.0.0.1', () => {
  const { port } = server.server.address() as AddressInfo // a TCP server has no other kind of address
  process.send?.({ type: 'ready', url: `smtp://127.0.0.1:${port}` })
})
process.on('SIGTERM', () => process.exit(0))
