import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { type MailServer, openMailServer } from '#plugins/messages/testing/mail-server.ts'
import { useMailServer } from '#plugins/messages/testing/use-mail-server.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

let app: TestApp
let server: MailServer
let admin: Hired

beforeAll(async () => {
  vi.stubEnv('SERVER_URL', 'https://eck.test')
  server = await openMailServer()
  app = await createTestApp()
  await useMailServer(app, server.url)
  admin = await hire(app, 'ROLE_ADMIN')
  await admin.ask('POST', '/api/config', { contactEmail: 'buero@eck.test', businessName: 'Gasthaus am Eck' })
})
afterAll(async () => {
  await app.close()
  await server.close()
  vi.unstubAllEnvs()
})
beforeEach(async () => {
  await app.pool.query('delete from message_texts; truncate outbox, messages; delete from contact_requests')
})

const save = (text: string, words: object) => admin.ask('POST', '/api/message-texts/save', { text, ...words })

/** What a visitor’s message makes the house and the visitor read. */
async function mailsOf(host = 'eck.test') {
  server.received.length = 0
  await app.pool.query('truncate outbox, messages; delete from contact_requests')
  const answer = await app.fetch(`http://${host}/api/forms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Anna Auer',
      email: 'anna@kundin.test',
      phone: '+43 664 1234567',
      company: 'Auer GmbH',
      comment: 'Bitte rufen Sie mich an!',
      filledMilliseconds: 40_000,
    }),
  })
  if (answer.status !== 201) throw new Error(await answer.text())
  for (let round = 0; round < 3; round += 1) await deliverPromised(app.payload)
  const mails = await Promise.all(
    server.received.map(async ({ to, raw }) => ({ ...(await PostalMime.parse(raw)), to: to.join() })),
  )
  const to = (address: string) => mails.find((mail) => mail.to === address)

  return { guest: to('anna@kundin.test'), business: to('buero@eck.test') }
}

it('a house writes itself what is said about a request, and takes it back', async () => {
  expect(
    (await save('contact-guest', { subject: 'Servus von {betrieb}', intro: 'wir rufen an.' })).status,
  ).toBe(200)
  await save('contact-business', { subject: '{name} schreibt', intro: 'Siehe {link}' })
  const { guest, business } = await mailsOf()

  expect(guest?.subject).toBe('Servus von Gasthaus am Eck')
  expect(guest?.text).toContain('wir rufen an.')
  expect(guest?.text).toContain('Falls Sie uns nicht geschrieben haben')
  expect(business?.subject).toBe('Anna Auer schreibt')
  expect(business?.text).toMatch(/Siehe https:\/\/eck\.test\/backend\/collections\/contact-requests\/\S{36}/)
  expect(business?.text).toContain('Bitte rufen Sie mich an!')

  await save('contact-guest', {})
  expect((await mailsOf()).guest?.subject).toBe('Ihre Nachricht an Gasthaus am Eck')
})

it('a division says it in its own words, and what it leaves empty as the house does', async () => {
  const made = await admin.ask('POST', '/api/divisions', {
    name: 'Marke',
    title: 'Marke',
    identifier: 'marke',
    hosts: ['marke.test'],
    isDefault: false,
    contact: { email: 'buero@eck.test' },
  })
  const division = (await readJson<{ doc: { id: string } }>(made)).doc.id
  await save('contact-guest', { subject: 'Danke!', intro: 'bis bald.' })
  await save('contact-guest', { division, subject: 'Danke von {betrieb}!' })

  const { guest } = await mailsOf('marke.test')
  expect([guest?.subject, guest?.text?.includes('bis bald.')]).toEqual(['Danke von Marke!', true])
  expect((await mailsOf()).guest?.subject).toBe('Danke!')
})

it('whoever is written to at a typed address reads nothing that was typed, whatever the words name', async () => {
  await save('contact-guest', { intro: 'Danke.' })
  await app.pool.query(`update message_texts set subject = 'Für {name}', intro = '{name} {link} {telefon}'`)
  const { guest } = await mailsOf()

  expect(guest?.subject).toBe('Für')
  expect(`${guest?.text} ${guest?.html}`).not.toMatch(/Auer|rufen|664/)
})
