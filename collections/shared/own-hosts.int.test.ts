import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { isOwnHost } from './own-hosts.ts'

const itself = () => [new URL('http://localhost'), new URL('http://localhost:3000')]
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  await createRecordFixtures(app.payload).store('divisions', { hosts: ['reinwerk.example'] })
})

afterEach(() => vi.unstubAllEnvs())
afterAll(() => app.close())

it.each([
  ['https://wirtshaus.example', 'wirtshaus.example', true],
  ['https://wirtshaus.example', 'reinwerk.example', true],
  ['https://wirtshaus.example', 'WIRTSHAUS.example', false],
  ['https://wirtshaus.example', 'www.wirtshaus.example', false],
  ['https://wirtshaus.example', 'localhost:3000', false],
  ['https://wirtshaus.example', 'wirtshaus.example:8443', false],
  ['https://wirtshaus.example:8443/', 'wirtshaus.example:8443', true],
  ['https://wirtshaus.example:8443/', 'reinwerk.example:8443', true],
  ['https://wirtshaus.example:8443/', 'reinwerk.example', false],
])('an installation at %s is known by the host %s: %s', async (address, host, isOwn) => {
  vi.stubEnv('SERVER_URL', address)

  expect(await isOwnHost(app.payload, host, itself)).toBe(isOwn)
})

it.each([
  ['localhost', true],
  ['localhost:3000', true],
  ['reinwerk.example', true],
  ['reinwerk.example:3000', true],
  ['localhost:3001', false],
  ['reinwerk.example:3001', false],
  ['anything.example', false],
  ['anything.example:3000', false],
])('an installation that was not told its address is known by the host %s: %s', async (host, isOwn) => {
  vi.stubEnv('SERVER_URL', '')

  expect(await isOwnHost(app.payload, host, itself)).toBe(isOwn)
})
