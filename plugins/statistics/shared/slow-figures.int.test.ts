import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { usualLastDay } from '#domain/insight/statistics/shared-links.ts'
import type { SavedView } from '#domain/insight/statistics/saved-views.contract.ts'
import { withDeadline } from '#kernel/database/asking.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { openLink } from './open-link.ts'

let app: TestApp
let lead: Hired

beforeAll(async () => {
  app = await createTestApp()
  lead = await hire(app, 'ROLE_ADMIN')
})

afterAll(() => app.close())

async function keyOfLink(): Promise<string> {
  const today = Temporal.Now.zonedDateTimeISO('Europe/Vienna').toPlainDate().toString()
  const saved = await lead.ask('POST', '/api/statistics/views', {
    name: 'Umsatz',
    query: 'zeitraum=days30',
    isForAll: false,
  })
  const { id: view } = await readJson<SavedView>(saved)
  const made = await lead.ask('POST', '/api/statistics/links', {
    view,
    reader: 'Steuerberatung',
    lastDay: usualLastDay(today),
  })
  const { url } = await readJson<{ url: string }>(made)

  return url.split('/').at(-1) ?? ''
}

it('a shared page does not say that nothing was counted where figures only take too long', async () => {
  const key = await keyOfLink()
  const req = await createLocalReq({}, app.payload)
  const open = () => openLink(req, { key, now: Temporal.Now.instant() })
  expect((await open()).status).toBe(200)
  const other = await app.pool.connect()
  await other.query('begin; lock table order_counts in access exclusive mode')

  const late = withDeadline(500, open).catch((error: unknown) => error)
  await late
  await other.query('rollback')
  other.release()

  expect(await late).toMatchObject({ code: 'took-too-long' })
})
