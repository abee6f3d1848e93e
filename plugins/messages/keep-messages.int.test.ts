import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { employ } from '#scripts/testing/callers.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { sendMail } from './messages.port.ts'

let app: TestApp
const now = Temporal.Instant.from('2026-11-28T12:00:00Z')

beforeAll(async () => {
  app = await createTestApp()
  app.payload.sendEmail = async () => undefined
})
afterAll(() => app.close())
beforeEach(() => app.pool.query('truncate messages'))

const tell = (record?: string) =>
  sendMail(
    {
      kind: 'contact-request',
      reader: 'guest',
      event: randomUUID(),
      to: 'anna@gast.test',
      title: 'Kontaktanfrage',
      about: { ...(record && { record }) },
      mail: { subject: 'Grüße', text: 'Schön war’s' },
    },
    { payload: app.payload },
    () => now,
  )
const keepAfter = (hours: number) => runDeclared(app.payload, 'message-upkeep', { now: now.add({ hours }) })
const log = async () => {
  const { rows } = await app.pool.query('select recipient, state, why from messages order by about, id')
  return rows as unknown[]
}

it('the log says after a month only in which domain a recipient was', async () => {
  await tell()
  await keepAfter(24 * 29)
  expect(await log()).toMatchObject([{ recipient: 'anna@gast.test' }])
  await keepAfter(24 * 31)
  await keepAfter(24 * 32)

  expect(await log()).toMatchObject([{ recipient: '…@gast.test' }])
})

it('the log says of what was left in the middle that nobody knows', async () => {
  await tell()
  await app.pool.query(`update messages set state = 'sending'`)
  await keepAfter(24)
  expect(await log()).toMatchObject([{ state: 'sending' }])
  await keepAfter(26)

  expect(await log()).toMatchObject([{ state: 'failed', why: expect.stringContaining('unterbrochen') }])
})

it('with a contact request goes whom its messages name', async () => {
  const { id } = await createRecordFixtures(app.payload).store('contact-requests')
  await tell(`contact-requests:${id}`)
  await tell()
  const chief = await employ(app, ['ROLE_ADMIN'])
  expect((await chief('DELETE', `/api/contact-requests/${id}`)).status).toBe(200)

  expect(await log()).toMatchObject([{ recipient: null }, { recipient: 'anna@gast.test' }])
})
