import { randomUUID } from 'node:crypto'

import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { sendMail } from './messages.port.ts'
import { type MailServer, openMailServer } from './testing/mail-server.ts'
import { useMailServer } from './testing/use-mail-server.ts'

let app: TestApp
let server: MailServer

beforeAll(async () => {
  app = await createTestApp()
  server = await openMailServer()
  await useMailServer(app, server.url)
})
afterAll(async () => {
  await app.close()
  await server.close()
})
beforeEach(() => {
  server.received.length = 0
})

const ends = [
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  '\0',
  '\v',
  '\f',
  '\u001b[2J',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u2029',
]
const hostile = ends.map((end) => `Grüße${end}Bcc: boes@example.test${end}X-Evil: 1`)

const hostileAddresses = (address: string) => [
  // The log of messages cannot hold a zero, so none comes as far as this.
  ...ends.filter((end) => end !== '\0').map((end) => `${address}${end}Bcc: boes@example.test`),
  `${address}, boes@example.test`,
  `boes@example.test <${address}>`,
]

/** What a mail of ours says above its text, and nothing else. */
const ownHeaders = [
  'From',
  'To',
  'Subject',
  'Message-ID',
  'Date',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Reply-To',
]

const isForeign = (name: string) => !ownHeaders.includes(name)
const headOf = (raw: string) => raw.split('\r\n\r\n')[0] ?? ''
const namesIn = (raw: string) =>
  headOf(raw)
    .split('\r\n')
    .flatMap((line) => /^([^\s:]+):/.exec(line)?.[1] ?? [])

async function arrived() {
  const [mail, ...others] = server.received
  if (!mail) throw new Error('nothing has arrived')

  return {
    to: mail.to,
    others,
    names: namesIn(mail.raw),
    head: headOf(mail.raw),
    read: await PostalMime.parse(mail.raw),
  }
}

async function expectOwnHeaders() {
  const { to, others, names, head, read } = await arrived()
  expect(others).toEqual([])
  expect(to).toEqual(['anna@gast.test'])
  expect(names.filter(isForeign)).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  // Each line of it a header or the rest of one, of letters that all servers know.
  expect(head).toMatch(/^(?:[\x20-\x7e\t]*(?:\r\n|$))*$/)
  expect(read.bcc ?? []).toEqual([])
  expect(read.text?.trim()).toBe('Schön war’s')

  return read
}

const tell = (given: { to?: string; subject?: string; replyTo?: string }) =>
  sendMail(
    {
      kind: 'contact-request',
      reader: 'guest',
      event: randomUUID(),
      title: 'Kontaktanfrage',
      to: given.to ?? 'anna@gast.test',
      mail: {
        subject: given.subject ?? 'Grüße',
        text: 'Schön war’s',
        ...(given.replyTo && { replyTo: given.replyTo }),
      },
    },
    { payload: app.payload },
  )

describe('what somebody has typed adds no header and no reader to a mail', () => {
  it.each(hostile)('in its subject (%j), which is one line without what steers', async (subject) => {
    await tell({ subject })
    const read = await expectOwnHeaders()

    expect(read.subject).toMatch(/^Grüße .*Bcc: boes@example\.test .*X-Evil: 1$/)
    expect(read.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
  })

  it.each(hostileAddresses('mia@haus.test'))('in whom to answer (%j)', async (replyTo) => {
    await tell({ replyTo })
    const read = await expectOwnHeaders()

    expect(read.replyTo).toBeUndefined()
  })

  it.each(hostileAddresses('anna@gast.test'))('in its address (%j), and nobody is told', async (to) => {
    await tell({ to })

    expect(server.received).toEqual([])
    const { rows } = await app.pool.query(`select state, why from messages order by queued_at desc limit 1`)
    expect(rows).toEqual([{ state: 'refused', why: 'Das ist nicht die Adresse eines einzelnen Empfängers.' }])
  })

  it.each(hostile)('in the name of its reader (%j), though ours say none', async (name) => {
    const [to, replyTo] = ['anna@gast.test', 'mia@haus.test'].map((address) => ({ name, address }))
    await app.payload.sendEmail({ to, replyTo, subject: 'Grüße', text: 'Schön war’s' })
    const read = await expectOwnHeaders()

    expect(read.replyTo).toMatchObject([{ address: 'mia@haus.test' }])
  })

  it.each(hostile)(
    'in the name of its sender (%j), which is not sent where it would be garbled',
    async (name) => {
      const from = { name, address: 'haus@example.test' }
      const mail = { from, to: 'anna@gast.test', subject: 'Grüße', text: 'Schön war’s' }
      await app.payload.sendEmail(mail).catch(() => undefined)
      const told = server.received.map(({ to, raw }) => [to, namesIn(raw).filter(isForeign)])

      expect([[], [[['anna@gast.test'], []]]]).toContainEqual(told)
    },
  )
})
