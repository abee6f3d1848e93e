import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, Socket } from 'node:net'

import { afterEach, expect, test, vi } from 'vitest'

import { mailServer } from './email.ts'

let server: Server | undefined

afterEach(() => void server?.close())

test.each([
  ['never says a word', () => undefined],
  ['greets and then falls silent', (socket: Socket) => void socket.write('220 mail.test\r\n')],
])('a mail server that %s is given up', async (_name, greet) => {
  const url = await listen(greet)
  const adapter = (await mailServer(url, 50))({ payload: Object(null) })

  await expect(adapter.sendEmail({ to: 'anna@gast.test', subject: 'Hallo', text: '' })).rejects.toMatchObject(
    { code: 'ETIMEDOUT' },
  )
})

test('no piece of a mail waits until the server has acknowledged the one before', async () => {
  const url = await listen(() => undefined)
  const setNoDelay = vi.spyOn(Socket.prototype, 'setNoDelay')
  const adapter = (await mailServer(url, 50))({ payload: Object(null) })
  await adapter.sendEmail({ to: 'anna@gast.test', subject: 'Hallo', text: '' }).catch(() => undefined)

  expect(setNoDelay).toHaveBeenCalledWith(true)
})

async function listen(greet: (socket: Socket) => void): Promise<string> {
  server = createServer(greet).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo
  return `smtp://127.0.0.1:${port}`
}
