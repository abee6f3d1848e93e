import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { collections } from '#cms/collections.ts'
import { loadDemo } from '#cms/demo/load-demo.ts'
import { globals } from '#cms/globals.ts'
import { type Answer, type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let admin: Caller

const most = 500
const slugs = collections.map(({ slug }) => slug as CollectionSlug)

beforeAll(async () => {
  app = await createTestApp()
  await loadDemo({
    payload: app.payload,
    log: () => undefined,
    now: Temporal.Instant.from('2026-11-20T18:40:00Z'),
  })
  admin = await employ(app, ['ROLE_ADMIN'])
}, 240_000)

afterAll(() => app.close())

const attempts = ({ body }: Answer) =>
  (body.errors ?? []).filter(({ code }) => code === 'fixed-field' || code === 'changed-meanwhile')

describe.each(slugs)('of %s', (slug) => {
  it('each of the demo may be sent back as it was read', async () => {
    for (const depth of [0, 1]) {
      const { body } = await admin('GET', `/api/${slug}?limit=${most}&depth=${depth}`)
      for (const read of (body.docs ?? []) as { id: string }[]) {
        const answer = await admin('PUT', `/api/${slug}/${read.id}?depth=0`, read)
        // Of the same record, the next depth is read anew.
        expect.soft([read.id, depth, attempts(answer)]).toEqual([read.id, depth, []])
      }
    }
  }, 120_000)
})

describe.each(globals.map(({ slug }) => slug))('the settings %s', (slug) => {
  it.each([`/api/globals/${slug}`, `/api/${slug}`])(
    'may be sent back as they were read from %s',
    async (path) => {
      for (const depth of [0, 1]) {
        const { body } = await admin('GET', `${path}?depth=${depth}`)
        const answer = await admin('POST', path, body)
        expect([answer.status, answer.body.errors]).toEqual([200, undefined])
      }
    },
  )
})
