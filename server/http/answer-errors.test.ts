import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'

import express from 'express'
import { expect, test, vi } from 'vitest'

import { answerErrors } from './answer-errors.ts'
import { readBody } from './read-body.ts'

test('whoever leaves in the middle of a body is no failure of ours, and whatever else goes wrong is one', async () => {
  const error = vi.fn<(told: { err: Error }) => void>()
  const left = Promise.withResolvers<void>()
  const app = express()
  app.post('/left', async (req) => {
    await readBody(req, 1000).finally(left.resolve)
  })
  app.post('/broken', () => {
    throw new Error('broken')
  })
  app.use(answerErrors({ error } as unknown as Parameters<typeof answerErrors>[0])) // the rest of a log is not used
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server has no other kind of address

  const guest = connect({ port, host: '127.0.0.1' }).on('error', () => undefined)
  const asked = once(server, 'request')
  guest.write('POST /left HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\nx')
  await asked
  guest.destroy()
  await left.promise
  const { status } = await fetch(`http://127.0.0.1:${port}/broken`, { method: 'POST' })

  expect(status).toBe(500)
  expect(error.mock.calls.map(([{ err }]) => err.message)).toEqual(['broken'])
  server.close()
  server.closeAllConnections()
})
