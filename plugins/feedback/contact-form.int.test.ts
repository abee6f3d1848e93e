import type { AddressInfo } from 'node:net'

import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { eventually } from '#scripts/testing/eventually.ts'
import { createLiveBus, type LiveBus } from '#kernel/live/live-bus.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { startDelivering } from '#scripts/testing/workers.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'

type Mail = { to: string[]; text: string }

const mails: Mail[] = []
const postOffice = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      mails.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        text: Buffer.concat(parts).toString(),
      })
      done()
    })
  },
})
const anna = {
  name: 'Anna Auer',
  email: 'anna@kundin.test',
  phone: '+43 664 1234567',
  company: 'Auer GmbH',
  comment: 'Bitte <b>rufen</b> Sie mich an!',
  filledMilliseconds: 40_000,
}

let app: TestApp
let bus: LiveBus
let worker: { stop: () => Promise<void> }

beforeAll(async () => {
  await new Promise<void>((resolve) => postOffice.listen(0, '127.0.0.1', resolve))
  const { port } = postOffice.server.address() as AddressInfo // a TCP server has no other kind of address
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`)
  app = await createTestApp()
  await app.payload.updateGlobal({
    slug: 'config',
    data: { contactEmail: 'buero@reinwerk.test', businessName: 'Reinwerk GmbH' },
    overrideAccess: true,
  })
  await app.payload.create({
    collection: 'sites',
    data: { name: 'Kontakt', path: 'kontakt', type: 'custom_site', _status: 'published' },
    overrideAccess: true,
  })
  bus = await createLiveBus({ connectionString: app.databaseUrl })
  worker = startDelivering(app.payload, bus)
})

afterAll(async () => {
  await worker.stop()
  await bus.close()
  await app.close()
  await new Promise<void>((resolve) => postOffice.close(resolve))
})

beforeEach(async () => {
  await delivered()
  mails.length = 0
  await app.pool.query('truncate outbox; delete from analytics_leads; delete from contact_requests')
})

const send = (body: object, host = 'theke.test', more: Record<string, string> = {}) =>
  app.fetch(`http://${host}/api/forms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: `http://${host}/kontakt?x=1#form`, ...more },
    body: JSON.stringify(body),
  })
const stored = async () => {
  const { docs } = await app.payload.find({ collection: 'contact-requests', depth: 0, overrideAccess: true })
  return docs
}
const delivered = () =>
  eventually(async () => {
    const { rows } = await app.pool.query('select count(*)::int from outbox where done_at is null')
    expect(rows).toEqual([{ count: 0 }])
  })
/** As readers see it: without the soft line ends of the post. */
const readable = ({ text }: Mail) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

it('a message reaches the team, the business by mail, and its sender gets a confirmation', async () => {
  expect((await send(anna)).status).toBe(201)
  await eventually(() => expect(mails).toHaveLength(2))

  const [request] = await stored()
  expect(request).toMatchObject({
    name: 'Anna Auer',
    status: 'new',
    page: '/kontakt',
    site: expect.any(String),
    consentAt: expect.any(String),
  })
  const business = mails.find(({ to }) => to.includes('buero@reinwerk.test'))
  const sender = mails.find(({ to }) => to.includes('anna@kundin.test'))
  expect(readable(business ?? { to: [], text: '' })).toMatch(/Subject: Neue Kontaktanfrage von Anna Auer/)
  expect(readable(business ?? { to: [], text: '' })).toMatch(/Reply-To: anna@kundin\.test/)
  expect(readable(business ?? { to: [], text: '' })).toContain('Telefon: +43 664 1234567')
  expect(readable(business ?? { to: [], text: '' })).toContain('Bitte &lt;b&gt;rufen&lt;/b&gt; Sie mich an!')
  expect(readable(sender ?? { to: [], text: '' })).toContain('Subject: Ihre Nachricht an Reinwerk GmbH')
  expect(readable(sender ?? { to: [], text: '' })).not.toContain('rufen')
})

it('a message goes to the division whose host was asked, also behind a gateway that renames it', async () => {
  const create = (collection: 'divisions' | 'sites', data: object) =>
    // the collections differ in their fields; Payload checks each record against its own
    app.payload.create({ collection, data: data as never, overrideAccess: true })
  const division = await create('divisions', {
    name: 'Glanz',
    identifier: 'glanz',
    hosts: ['glanz.test'],
    contact: { email: 'hallo@glanz.test' },
  })
  const page = await create('sites', { name: 'Kontakt', path: 'kontakt', division: division.id })
  await send(anna, 'glanz.test', { host: 'inner.local' })
  await eventually(() => expect(mails).toHaveLength(2))

  expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(['anna@kundin.test', 'hallo@glanz.test'])
  expect(await stored()).toMatchObject([{ site: page.id }])
})

it('an address gets one confirmation an hour, however often somebody enters it', async () => {
  for (const comment of ['Bitte anrufen', 'Noch etwas', 'Und noch etwas']) await send({ ...anna, comment })
  await eventually(() => expect(mails).toHaveLength(4))

  expect(mails.filter(({ to }) => to.includes('anna@kundin.test'))).toHaveLength(1)
  await app.pool.query(`update contact_requests set created_at = now() - interval '61 minutes'`)
  await send(anna)
  await eventually(() => expect(mails).toHaveLength(6))
})

it('a message that looks like a machine’s is kept for the team, and no stranger gets mail for it', async () => {
  expect((await send({ ...anna, filledMilliseconds: 900 })).status).toBe(201)
  await eventually(() => expect(mails).toHaveLength(1))
  expect((await send({ ...anna, website: 'https://spam.test' })).status).toBe(201)

  expect(mails[0]?.to).toEqual(['buero@reinwerk.test'])
  const requests = await stored()
  const marks = requests.map(({ status, suspicion }) => `${status}: ${suspicion?.slice(0, 12)}`)
  expect(new Set(marks)).toEqual(new Set(['new: Das Formular', 'spam: Ein Feld war']))
  const { rows } = await app.pool.query('select count(*)::int from outbox')
  expect(rows).toEqual([{ count: 1 }])
})

it('a mail that the server refuses is sent again later, and only that one', async () => {
  const sendEmail = vi.spyOn(app.payload, 'sendEmail').mockRejectedValueOnce(new Error('451 später'))
  await send(anna)
  await eventually(() => expect(mails).toHaveLength(1))
  await app.pool.query(`update outbox set available_at = now() where done_at is null`)

  await eventually(() => expect(mails).toHaveLength(2))
  expect(new Set(mails.map(({ to }) => to[0])).size).toBe(2)
  // By its name a mail server knows a mail that comes a second time.
  const names = sendEmail.mock.calls.map(([{ to, messageId }]) => `${String(to)} ${messageId}`)
  expect([names.length, new Set(names).size]).toEqual([3, 2])
  expect(names.join()).not.toContain('undefined')
  sendEmail.mockRestore()
})

it('a request whose visitor agreed to be counted becomes a lead with the way it came, without the key of a page', async () => {
  const visit = {
    source: 'google',
    medium: 'cpc',
    campaign: 'Herbst',
    landingPath: '/status/wer/geheim',
    firstSeenAt: '2026-11-21T09:00:00Z',
  }
  const leads = async () =>
    (await app.payload.find({ collection: 'analytics-leads', depth: 0, overrideAccess: true })).docs
  await send(anna)
  await send({ ...anna, visit: { source: '', landingPath: 'https://evil.test' } })
  await send({ ...anna, visit, website: 'https://spam.test' })
  expect([(await stored()).length, await leads()]).toEqual([3, []])

  await send({ ...anna, email: 'neu@kundin.test', visit })
  const request = (await stored()).find(({ email }) => email === 'neu@kundin.test')
  const way = { source: 'google', campaign: 'Herbst', landingPath: '/status' }
  expect(await leads()).toMatchObject([
    { name: 'Anna Auer', ...way, status: 'new', contactRequest: request?.id },
  ])
})

it('nobody gets a line of their own into the head of a mail', async () => {
  const inject = '\r\nBcc: alle@opfer.test'
  const answer = await send({
    name: `Anna Auer${inject}`,
    email: `anna@kundin.test${inject}`,
    phone: `+43 664 1${inject}`,
    company: `Auer${inject}`,
    comment: `Bitte anrufen${inject}`,
  })
  const { errors } = await readJson<ApiErrors>(answer)

  expect([answer.status, errors.map(({ field, message }) => [field, message])]).toEqual([
    400,
    [
      ['name', 'Bitte schreiben Sie das in eine Zeile.'],
      ['email', 'Bitte schreiben Sie das in eine Zeile.'],
      ['phone', 'Bitte schreiben Sie das in eine Zeile.'],
      ['company', 'Bitte schreiben Sie das in eine Zeile.'],
    ],
  ])
  expect(await stored()).toEqual([])

  // What stands from before is as harmless.
  await send(anna)
  await delivered()
  await app.pool.query(`update contact_requests set name = $1, company = $1`, [`Anna Auer${inject}`])
  mails.length = 0
  // As nobody knows whether they went out.
  await app.pool.query(`update messages set state = 'sending'`)
  await app.pool.query(`update outbox set done_at = null, available_at = now()`)
  await delivered()

  expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(['anna@kundin.test', 'buero@reinwerk.test'])
  const heads = mails.map(({ text }) => text.slice(0, text.indexOf('\r\n\r\n')))
  expect(heads.join('\r\n')).not.toMatch(/^(?:b?cc|x-)/im)
  expect(heads.join('\r\n')).toContain('Subject: Neue Kontaktanfrage von Anna Auer Bcc: alle@opfer.test')
})

it('what is missing is said at its field, in German', async () => {
  const answer = await send({ ...anna, name: 'Anna', phone: '123', comment: 'Hallo' })
  const { errors } = await readJson<ApiErrors>(answer)

  expect(answer.status).toBe(400)
  expect(errors.map(({ field, message }) => [field, message])).toEqual([
    ['name', 'Bitte geben Sie Vor- und Nachnamen an.'],
    ['phone', 'Bitte geben Sie eine Telefonnummer mit mindestens 6 Zeichen an.'],
    ['comment', 'Bitte schreiben Sie mindestens zwei Wörter.'],
  ])
  expect(await stored()).toEqual([])
})
