import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { isOwnHost } from './own-hosts.ts'

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
  ['https://wirtshaus.example', 'wirtshaus.example:8443', false],
  ['https://wirtshaus.example:8443/', 'wirtshaus.example:8443', true],
  ['https://wirtshaus.example:8443/', 'reinwerk.example:8443', true],
  ['https://wirtshaus.example:8443/', 'reinwerk.example', false],
])('an installation at %s is known by the host %s: %s', async (address, host, isOwn) => {
  vi.stubEnv('SERVER_URL', address)

  expect(await isOwnHost(app.payload, host)).toBe(isOwn)
})

it('an installation that does not know its address takes every host for its own', async () => {
  vi.stubEnv('SERVER_URL', '')

  expect(await isOwnHost(app.payload, 'anything.example')).toBe(true)
})
