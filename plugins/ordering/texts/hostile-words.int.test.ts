import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { type MailServer, openMailServer } from '#plugins/messages/testing/mail-server.ts'
import { useMailServer } from '#plugins/messages/testing/use-mail-server.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'

let app: TestApp
let server: MailServer
let admin: Hired
let counter: Counter

beforeAll(async () => {
  server = await openMailServer()
  app = await createTestApp()
  await useMailServer(app, server.url)
  admin = await hire(app, 'ROLE_ADMIN')
  counter = await openCounter(app)
  await app.pool.query(`update branches set email = 'haus@eck.test' where id = $1`, [counter.shop.branch])
})
afterAll(async () => {
  await app.close()
  await server.close()
})
beforeEach(async () => {
  await app.pool.query('delete from message_texts; truncate messages, outbox')
  server.received.length = 0
})

const ends = ['\r\n', '\n', '\r', '\v', '\f', '\u001b[2J', '\u007f', '\u0085', '\u2028', '\u2029']

it.each(ends)('a subject with %j in it is refused by each way of saving it', async (end) => {
  const draft = { text: 'guest-placed', subject: `Danke${end}Bcc: boes@example.test` }
  for (const path of ['/api/message-texts/save', '/api/message-texts/test', '/api/message-texts']) {
    const answer = await admin.ask('POST', path, draft)
    const { errors } = await readJson<{ errors: { field?: string; message: string }[] }>(answer)

    expect([path, answer.status, errors[0]?.field]).toEqual([path, 400, 'subject'])
  }
})

it.each(ends)(
  'however %j came into a subject, a guest’s name and a branch’s, it adds no header',
  async (end) => {
    const evil = `${end}Bcc: boes@example.test${end}X-Evil: 1`
    for (const text of ['branch-placed', 'guest-confirmed'])
      await admin.ask('POST', '/api/message-texts/save', { text, subject: '{bestellnummer}' })
    const order = await counter.place()
    // Past every check, as an older version or somebody with the database could have left it.
    await app.pool.query(
      `update message_texts set subject = $1 || case text when 'branch-placed' then ' {name}' else '' end`,
      [`Neu:${evil} {filiale} {termin} {telefon} {link}`],
    )
    await app.pool.query('update orders set first_name = $2, last_name = $2 where id = $1', [order.id, evil])
    await app.pool.query('update branches set name = $2 where id = $1', [counter.shop.branch, `Eck${evil}`])
    expect((await counter.asStaff(order, 'confirm')).status).toBe(200)
    for (let round = 0; round < 3; round += 1) await deliverPromised(app.payload)

    const readers = server.received.map(({ to }) => to.join())
    expect(new Set(readers)).toEqual(new Set(['anna@gast.test', 'haus@eck.test']))
    for (const { raw } of server.received) {
      const [head = ''] = raw.split('\r\n\r\n')
      const { subject } = await PostalMime.parse(raw)
      expect(head).not.toMatch(/^(?:Bcc|X-Evil):/im)
      expect(head).toMatch(/^(?:[\x20-\x7e\t]*(?:\r\n|$))*$/)
      expect(subject).toContain('Bcc: boes@example.test')
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    }
  },
)
