import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'

import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { appShapes } from '../apps/routing-table.ts'
import { createGuardedServer } from '../http/guarded-server.ts'
import { developApp } from './develop-app.ts'
import { isDevelopmentSocket } from './development-sockets.ts'

const root = resolve(import.meta.dirname, '../..')
let server: Server
let url: string
let developed: Awaited<ReturnType<typeof developApp>>[]

beforeAll(async () => {
  const app = express()
  server = createGuardedServer({ countsClients: true, mayUpgrade: isDevelopmentSocket })
  server.on('request', app)
  developed = await Promise.all(
    appShapes.map((shape) => developApp(shape, { root: resolve(root, shape.name), httpServer: server })),
  )
  for (const { files } of developed) app.use(files)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server has no other kind of address
})

afterAll(async () => {
  await Promise.all(developed.map(({ close }) => close()))
  await new Promise((closed) => server.close(closed))
})

it('each app answers for its own sources with its own packages', async () => {
  const sourceOf = async (path: string) => (await fetch(url + path)).text()

  const storefront = await sourceOf('/app/root.tsx')
  expect(storefront).toContain('createHotContext("/app/root.tsx")')
  expect(storefront).not.toContain('/__site/')
  expect(storefront).not.toContain('.vite/site/')

  const site = await sourceOf('/__site/app/root.tsx')
  expect(site).toContain('/__site/@vite/client')
  expect(site).not.toContain('.vite/storefront/')

  const terminals = await sourceOf('/__terminals/app/root.tsx')
  expect(terminals).toContain('/__terminals/@vite/client')
  expect(terminals).not.toContain('.vite/site/')
})

it.each(['/__site/__vite_site', '/__terminals/__vite_terminals', '/__vite_storefront'])(
  'a browser is told of changes at %s',
  async (path) => {
    const socket = new WebSocket(url.replace('http', 'ws') + path, 'vite-hmr')
    const [message] = await once(socket, 'message')

    expect(message.data).toBe('{"type":"connected"}')
    socket.close()
  },
)
