import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { mailServer } from '#cms/email.ts'
import { type TextName, textNames } from '#domain/operations/messages/message-texts.data.ts'
import { type MailServer, openMailServer } from '#plugins/messages/testing/mail-server.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'

let app: TestApp
let server: MailServer
let admin: Hired
let mia: Hired
let counter: Counter
let division: string

beforeAll(async () => {
  vi.stubEnv('SERVER_URL', 'https://eck.test')
  server = await openMailServer()
  app = await createTestApp()
  const adapter = (await mailServer(server.url, 5000))({ payload: app.payload })
  Object.assign(app.payload, { email: adapter, sendEmail: adapter.sendEmail })
  admin = await hire(app, 'ROLE_ADMIN')
  counter = await openCounter(app)
  mia = await hire(app, 'ROLE_MANAGER', [counter.shop.branch])
  const made = await admin.ask('POST', '/api/divisions', {
    name: 'Eck',
    title: 'Eck',
    identifier: 'eck-marke',
  })
  division = (await readJson<{ doc: { id: string } }>(made)).doc.id
  await app.pool.query('update branches set division_id = $1 where id = $2', [division, counter.shop.branch])
})
afterAll(async () => {
  await app.close()
  await server.close()
  vi.unstubAllEnvs()
})
beforeEach(async () => {
  await app.pool.query('delete from message_texts; truncate messages, outbox')
  server.received.length = 0
})

type Draft = { text: TextName; division?: string | null; subject?: string; intro?: string; sms?: string }

const save = (draft: Draft, by = admin) => by.ask('POST', '/api/message-texts/save', draft)
const preview = async (draft: Draft) =>
  readJson<{ subject: string; text: string; html: string; sms: { text: string; segments: number } }>(
    await admin.ask('POST', '/api/message-texts/preview', draft),
  )
const deliver = async () => {
  for (let round = 0; round < 3; round += 1) await deliverPromised(app.payload)
}
const arrived = () =>
  Promise.all(server.received.map(async ({ to, raw }) => ({ ...(await PostalMime.parse(raw)), to })))

it.each(textNames)(
  '„%s“ arrives at a real server with both parts, whole, and says nothing of the machinery',
  async (text) => {
    expect((await admin.ask('POST', '/api/message-texts/test', { text })).status).toBe(202)
    await deliver()
    const [mail] = await arrived()
    const html = mail?.html ?? ''

    expect(mail?.subject).toMatch(/^Probe: \S/)
    expect(mail?.from?.address).toContain('@')
    for (const part of [mail?.subject, mail?.text, html.replace(/<style>.*?<\/style>/, '')]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object|[{}]|Ã|\uFFFD/)
    }
    expect(mail?.text).toContain('Guten Tag,')
    const address = text.startsWith('guest') ? 'https://eck.test/status/' : 'https://eck.test/backend/'
    // Whoever sent a request has nowhere to look.
    const links = text === 'contact-guest' ? 0 : 1
    expect(mail?.text?.split(address)).toHaveLength(links + 1)
    expect(html.split(`href="${address}`)).toHaveLength(links + 1)
    expect(html).toContain('lang="de"')
    expect(html).not.toMatch(/<(?:script|link|iframe)\b|src="http/)
  },
)

it('umlauts, the sharp s, quotes and the euro arrive as they were written', async () => {
  const intro = 'Grüß Gott, „Größe“ zählt – 5 € für Käsespätzle.'
  await admin.ask('POST', '/api/message-texts/test', {
    text: 'guest-confirmed',
    subject: 'Schöne Grüße – {filiale}',
    intro,
  })
  await deliver()
  const [mail] = await arrived()

  expect(mail?.subject).toBe('Probe: Schöne Grüße – Gasthaus am Eck')
  expect(mail?.text).toContain(intro)
  expect(mail?.html).toContain(intro)
})

describe('own words', () => {
  it('go out from then on, those of the division before those for all, and the usual ones after a reset', async () => {
    const text = 'guest-placed'
    const subjectOfNext = async () => {
      server.received.length = 0
      await counter.place()
      await deliver()
      const mails = await arrived()
      return mails.find(({ to }) => to.includes('anna@gast.test'))?.subject
    }
    expect(await subjectOfNext()).toBe('Ihre Bestellung bei Gasthaus am Eck')
    expect((await save({ text, subject: 'Danke von {filiale}!' })).status).toBe(200)
    expect(await subjectOfNext()).toBe('Danke von Gasthaus am Eck!')
    await save({ text, division, subject: 'Servus aus dem Eck, Nr. {bestellnummer}' })
    expect(await subjectOfNext()).toMatch(/^Servus aus dem Eck, Nr\. \d+$/)
    expect(await readJson(await save({ text, division }))).toEqual({ isOwn: false })
    await save({ text, subject: '' })
    expect(await subjectOfNext()).toBe('Ihre Bestellung bei Gasthaus am Eck')

    const { rows } = await app.pool.query('select 1 from message_texts')
    expect(rows).toEqual([])
  })

  it.each([
    [{ text: 'guest-confirmed', intro: 'Danke, {vorname}!' }, 'intro', '{vorname} gibt es hier nicht.'],
    [
      { text: 'guest-confirmed', intro: 'Danke, {name}!' },
      'intro',
      '{name} gibt es nur in Nachrichten an die Filiale',
    ],
    [{ text: 'guest-refunded', intro: 'Das Geld ist da.' }, 'intro', 'Hier fehlt {betrag}.'],
    [{ text: 'guest-proposed', sms: 'Geht auch {vorschlag}?' }, 'sms', 'Hier fehlt {link}.'],
    [{ text: 'contact-guest', intro: 'Danke, {name}!' }, 'intro', '{name} gibt es nur in Nachrichten'],
    [{ text: 'contact-guest', intro: 'Danke, {filiale}!' }, 'intro', 'Möglich sind {betrieb}.'],
    [{ text: 'contact-business', sms: 'Neu!' }, 'sms', 'Diese Nachricht geht nur als E-Mail hinaus.'],
    [{ text: 'guest-confirmed', subject: 'Ihre {art' }, 'subject', 'Eine geschweifte Klammer steht allein.'],
  ] as const)(
    'that cannot be sent (%j) are refused at the field, also by the record’s own call',
    async (draft, field, words) => {
      for (const path of ['/api/message-texts/save', '/api/message-texts/test', '/api/message-texts']) {
        const answer = await admin.ask('POST', path, draft)
        const { errors } = await readJson<{ errors: { field?: string; message: string }[] }>(answer)

        expect([path, answer.status, errors[0]?.field]).toEqual([path, 400, field])
        expect(errors[0]?.message).toContain(words)
      }
    },
  )

  it('are there once for each division, also when two write at once', async () => {
    const draft = { text: 'guest-ready', subject: 'Fertig!' } as const
    await Promise.all([save(draft), save(draft), save(draft)])

    const { rows } = await app.pool.query('select subject from message_texts')
    expect(rows).toEqual([{ subject: 'Fertig!' }])
  })

  it('are written by administrators alone', async () => {
    const draft = { text: 'guest-ready', subject: 'Fertig!' } as const
    expect((await save(draft, mia)).status).toBe(403)
    expect((await mia.ask('POST', '/api/message-texts/test', draft)).status).toBe(403)
    expect((await mia.ask('POST', '/api/message-texts/preview', draft)).status).toBe(200)
    expect((await app.fetch('/api/message-texts/preview', { method: 'POST', body: '{}' })).status).toBe(401)
  })
})

it('a preview shows mail and SMS, with what keeps them from being saved', async () => {
  const shown = await preview({
    text: 'guest-confirmed',
    division,
    sms: 'Fertig: {bestellnummer} {unsinn} – ő',
  })

  expect(shown).toMatchObject({
    subject: 'Ihre Bestellung ist bestätigt',
    sms: { text: 'Fertig: 12 - ő', segments: 1, alphabet: 'ucs-2' },
    problems: { subject: null, sms: expect.stringContaining('{unsinn} gibt es hier nicht') },
  })
  expect(shown.text).toContain('Pizza Margherita')
})

it('a test goes to whoever asked, once in a minute for the same words', async () => {
  const ask = () => admin.ask('POST', '/api/message-texts/test', { text: 'guest-ready', subject: 'Neu' })
  const held = vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Now.instant())
  const answers = [await ask(), await ask()]
  held.mockRestore()
  await deliver()

  expect(answers.map(({ status }) => status)).toEqual([202, 202])
  expect(server.received).toHaveLength(1)
  const { rows } = await app.pool.query('select kind, reader, state from messages')
  expect(rows).toEqual([{ kind: 'test', reader: 'person', state: 'accepted' }])
})
