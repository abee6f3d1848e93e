import { afterAll, beforeAll, expect, it } from 'vitest'

import type { ApiContract } from '#domain/api/api-contract.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { redactTarget } from './redact.ts'

let app: TestApp
let paths: string[]

beforeAll(async () => {
  app = await createTestApp()
  const { collections, globals, config } = app.payload
  const contracts = config.custom?.contracts as Pick<ApiContract, 'path'>[] // as every plugin lists them
  const below = (prefix: string, calls: { path: string }[] | false) =>
    (calls || []).map(({ path }) => `${prefix}${path}`.replace(/\/$/, ''))

  paths = [
    ...Object.values(collections).flatMap(({ config: { slug, endpoints } }) =>
      below(`/api/${slug}`, endpoints),
    ),
    ...globals.config.flatMap(({ slug, endpoints }) => below(`/api/globals/${slug}`, endpoints)),
    ...below('/api', config.endpoints),
    ...contracts.map(({ path }) => path),
  ]
})

afterAll(() => app.close())

const isVariable = (segment: string) => segment.startsWith(':') || segment.startsWith('{')
const filled = (path: string, values: (index: number) => string) =>
  path
    .split('/')
    .map((segment, index) => (isVariable(segment) ? values(index) : segment))
    .join('/')

it('every address of the API is written down in its shape, and nothing of what a client puts into it', () => {
  expect(paths.length).toBeGreaterThan(1000)
  for (const path of paths) {
    for (const sent of [path, `/custom${path}`]) {
      const canaries = (index: number) => ['zqcanary@x.test', 'Zq-Canary.pdf', 'zqcanary'][index % 3] ?? ''

      expect.soft(redactTarget(filled(sent, canaries))).toBe(filled(sent, () => '***'))
    }
  }
})

it('ids are written down wherever they stand, so that operations find the record', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'

  for (const path of paths) expect.soft(redactTarget(filled(path, () => id))).toBe(filled(path, () => id))
})
