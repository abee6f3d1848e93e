import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Opens a baseline, on a free port unless one is wanted, and tells the bench its address. */
export function announceWhenOpen(server: Server, wanted = 0): void {
  server.listen(wanted, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo // a TCP server has no other kind of address
    process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` })
  })
}
