import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'

import { createGuardedServer } from './guarded-server.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(guards: Partial<Parameters<typeof createGuardedServer>[0]> = {}) {
  const server = createGuardedServer({ countsClients: true, mayUpgrade: () => false, ...guards })
  open.push(server)
  server.on('request', (_req, res) => res.end('answered'))
  // As Next does, which forgets the sockets of every other address.
  const upgraded: string[] = []
  server.on('upgrade', ({ url = '' }) => upgraded.push(url))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server has no other kind of address
  const dial = () => connect({ port, host: '127.0.0.1' }).on('error', () => undefined)
  const count = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, connections) => (error ? reject(error) : resolve(connections))),
    )

  return { server, dial, count, upgraded }
}

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`

test('a request for another protocol is answered like any other, and leaves no socket behind', async () => {
  const { dial, count, upgraded } = await listen()
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const socket = dial()
      socket.write(upgrade('/x'))
      const [bytes] = await once(socket, 'data')
      socket.destroy()
      return String(bytes)
    }),
  )

  expect(answers.every((answer) => answer.startsWith('HTTP/1.1 200'))).toBe(true)
  expect(upgraded).toEqual([])
  await expect.poll(count).toBe(0)
})

test('tools of development change the protocol at their own addresses alone', async () => {
  const { dial, upgraded } = await listen({ mayUpgrade: (path) => path === '/tool' })
  const [tool, other] = [dial(), dial()]
  tool.write(upgrade('/tool?token=1'))
  await expect.poll(() => upgraded).toEqual(['/tool?token=1'])
  other.write(upgrade('/tools'))

  expect(String((await once(other, 'data'))[0])).toContain('answered')
  expect(upgraded).toHaveLength(1)
})

test.each([
  ['who never says a word', ''],
  ['who never ends the headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
  ['who never sends what was announced', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx'],
])('%s does not keep the connection', async (_who, said) => {
  const timesMs = {
    headersTimeout: 100,
    requestTimeout: 200,
    keepAliveTimeout: 100,
    connectionsCheckingInterval: 20,
  }
  const { server, dial, count } = await listen({ timesMs })
  const socket = dial()
  const connected = once(server, 'connection')
  // Reads nothing and closes nothing, as somebody would who wants to stay.
  socket.pause()
  socket.write(said)
  await connected

  await expect.poll(count).toBe(0)
})

test('who asks and never reads the answer does not keep the connection, however slowly others read', async () => {
  const { server, dial, count } = await listen({ timesMs: { timeout: 1500 } })
  const whole = 8_000_000
  server.removeAllListeners('request').on('request', (_req, res) => res.end(Buffer.alloc(whole)))
  const [deaf, slow] = [dial(), dial()]
  for (const socket of [deaf, slow]) socket.pause().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  let read = 0
  slow.on('data', (bytes) => {
    read += bytes.length
    slow.pause()
  })
  const reading = setInterval(() => slow.resume(), 20)

  await expect.poll(() => read, { timeout: 30_000 }).toBeGreaterThan(whole)
  clearInterval(reading)
  slow.destroy()
  await expect.poll(count).toBe(0)
}, 40_000)

test('one client does not take the place of all others', async () => {
  const { server, dial, count } = await listen({ mostConnections: 8 })
  const sockets = Array.from({ length: 6 }, dial)
  const closed = Promise.all(sockets.slice(2).map((socket) => once(socket, 'close')))
  await closed

  expect(await count()).toBe(2)
  sockets[0]?.destroy()
  await expect.poll(count).toBe(1)
  const late = dial()
  late.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(String((await once(late, 'data'))[0])).toContain('answered')
  expect(server.maxConnections).toBe(8)
})
