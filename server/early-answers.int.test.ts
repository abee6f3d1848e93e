import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { badgeOf } from '#scripts/testing/callers.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { openConnection } from './testing/one-connection.ts'

// A connection that hangs is closed by Node after a minute.
vi.setConfig({ testTimeout: 30_000 })

let app: TestApp
let server: RunningServer
let staff: Record<string, string>

beforeAll(async () => {
  app = await createTestApp()
  server = await startServerProcess(app.databaseUrl, app.mediaDir)
  staff = await badgeOf(app, ['ROLE_EDITOR'])
})

afterAll(async () => {
  await server.stop()
  await app.close()
})

const part = (name: string, content = '', file = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`
const picture = (bytes: number) =>
  part('file', 'x'.repeat(bytes), '; filename="a.png"\r\nContent-Type: image/png')
const megabytes = 2 ** 20

it.each([
  ['with too many fields', '/api/uploads', part('a').repeat(20_000), 413],
  ['with too many files', '/api/uploads', picture(1000).repeat(20_000), 413],
  ['with a field that is too long', '/api/uploads', part('a', 'x'.repeat(3 * megabytes)), 413],
  ['with a file that is too large', '/api/uploads', picture(30 * megabytes), 413],
  ['for an address that there is not', '/api/uploads/gibt/es/nicht', picture(5 * megabytes), 404],
  ['that only the staff may send', '/api/images', picture(5 * megabytes), 401],
])('behind a form %s the connection takes the next request', async (_what, path, parts, status) => {
  for (const badge of status === 413 ? [{}, staff] : [{}]) {
    const connection = openConnection(server.url)
    const headers = { 'content-type': 'multipart/form-data; boundary=x', ...badge }
    const first = await connection.ask(path, { method: 'POST', headers, body: `${parts}--x--` })
    const next = await connection.ask('/healthz')
    connection.close()

    expect(first.status).toBe(status)
    expect(next).toMatchObject({ status: 200, connection: first.connection })
  }
})
