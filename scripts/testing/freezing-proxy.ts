import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface FreezingProxy {
  /** The given address, by way of this proxy. */
  url: string
  /** What is connected now carries nothing any more and is never closed; who comes later is served. */
  freeze: () => void
  /** Nobody gets through any more, who is connected included. */
  block: () => void
  close: () => Promise<void>
}

/** Between the product and PostgreSQL, to be what a firewall is that has forgotten a connection. */
export async function openFreezingProxy(target: string): Promise<FreezingProxy> {
  const to = new URL(target)
  const open = new Set<Socket>()
  const proxy = createServer((incoming) => {
    const outgoing = connect(Number(to.port), to.hostname)
    for (const [from, onward] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(from)
      from.on('error', () => undefined).on('close', () => (open.delete(from), onward.destroy()))
      from.pipe(onward)
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo // a TCP server has no other kind of address
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(port)

  const endAll = () => open.forEach((socket) => socket.destroy())
  return {
    url: url.toString(),
    freeze: () => open.forEach((socket) => socket.unpipe().pause()),
    block: () => {
      proxy.close()
      endAll()
    },
    close: async () => {
      endAll()
      if (proxy.listening) await new Promise((closed) => proxy.close(closed))
    },
  }
}
