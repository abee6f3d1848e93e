import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { Later } from '#kernel/outbox/later.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { notSent, sendMail } from './messages.port.ts'
import { type MailServer, openMailServer } from './testing/mail-server.ts'
import { useMailServer } from './testing/use-mail-server.ts'

let app: TestApp
let server: MailServer
const now = Temporal.Instant.from('2026-11-28T12:00:00Z')

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  server = await openMailServer()
  await app.pool.query('truncate messages, mail_servers')
})
afterEach(() => server.close())

const usePost = (url = server.url, patienceMs?: number) => useMailServer(app, url, patienceMs)

type Told = Partial<Parameters<typeof sendMail>[0]> & { after?: number; isLastTry?: boolean }

function tell({ after = 0, isLastTry = false, ...given }: Told = {}): Promise<void> {
  return sendMail(
    {
      kind: 'contact-request',
      reader: 'guest',
      event: randomUUID(),
      to: 'anna@gast.test',
      title: 'Kontaktanfrage',
      mail: { subject: 'Grüße', text: 'Schön war’s' },
      ...given,
    },
    { payload: app.payload, isLastTry },
    () => now.add({ seconds: after }),
  )
}

const log = async () => {
  const { rows } = await app.pool.query(
    `select state, attempts::int as attempts, why, recipient, message_id as name, server_answer as answer
       from messages order by queued_at, id`,
  )
  return rows as {
    state: string
    attempts: number
    why: string | null
    name: string
    answer: string | null
  }[]
}
const breaker = async () => {
  const { rows } = await app.pool.query(
    `select failures, openings, extract(epoch from open_until - $1::timestamptz)::int as "for" from mail_servers`,
    [now.toString()],
  )
  return rows as unknown[]
}

describe('a mail', () => {
  it('arrives, is noted with what the server said, and is not sent a second time for the same event', async () => {
    await usePost()
    const event = randomUUID()
    await tell({ event })
    await tell({ event })

    expect(server.received).toMatchObject([{ to: ['anna@gast.test'] }])
    expect(await log()).toMatchObject([
      {
        state: 'accepted',
        attempts: 1,
        why: null,
        recipient: 'anna@gast.test',
        name: server.received[0]?.messageId,
      },
    ])
    expect((await log())[0]?.answer).toMatch(/^250/)
  })

  it('that many workers send at once leaves one row and arrives under one name', async () => {
    await usePost()
    const event = randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => tell({ event })))

    expect(await log()).toMatchObject([{ state: 'accepted' }])
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('shares its connection with others', async () => {
    await usePost()
    for (let count = 0; count < 20; count += 1) await tell()

    expect([server.received.length, server.connections()]).toEqual([20, 1])
  })

  it('that nobody can send, for there is no server, is noted as such and not tried again', async () => {
    await usePost()
    vi.spyOn(app.payload, 'sendEmail').mockResolvedValueOnce(notSent)
    const event = randomUUID()
    await tell({ event })
    await tell({ event })

    expect(await log()).toMatchObject([{ state: 'failed', why: 'Es ist kein Mailserver eingerichtet.' }])
    expect(server.received).toEqual([])
  })
})

describe('a server', () => {
  it.each([
    [550, 'refused', 'Der Mailserver hat diese Adresse endgültig abgelehnt. (Antwort 550)'],
    [450, 'queued', 'Der Mailserver hat die E-Mail vorerst nicht angenommen. (Antwort 450)'],
  ])('that answers %i to one recipient holds up nobody else', async (responseCode, state, why) => {
    await server.close()
    server = await openMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(
          address.startsWith('weg')
            ? Object.assign(new Error(`${address} unbekannt`), { responseCode })
            : null,
        ),
    })
    await usePost()
    const event = randomUUID()
    const refused = { event, to: 'weg@gast.test' }
    const tries = await Promise.allSettled([tell(refused), tell({ after: 1 }), tell({ after: 2 })])

    expect(tries.map(({ status }) => status)).toEqual([
      state === 'queued' ? 'rejected' : 'fulfilled',
      'fulfilled',
      'fulfilled',
    ])
    expect(await log()).toMatchObject([{ state, why }, { state: 'accepted' }, { state: 'accepted' }])
    expect(await breaker()).toEqual([])

    await Promise.allSettled([tell({ ...refused, after: 3, isLastTry: true })])
    expect((await log())[0]).toMatchObject(
      state === 'queued' ? { state: 'failed', attempts: 2 } : { state: 'refused', attempts: 1 },
    )
    expect(JSON.stringify(await log())).not.toContain('unbekannt')
  })

  it('that dies after it has taken a mail gets it again under the same name, and the log tells of one', async () => {
    await server.close()
    let isDying = true
    server = await openMailServer({
      // The mail is kept, and nobody ever hears of it.
      beforeAnswer: () => (isDying ? new Promise(() => undefined) : undefined),
    })
    await usePost(server.url, 200)
    const event = randomUUID()
    await expect(tell({ event })).rejects.toThrow(Later)
    isDying = false
    await tell({ event, after: 30 })

    expect(server.received.map(({ messageId }) => messageId)).toEqual([
      server.received[0]?.messageId,
      server.received[0]?.messageId,
    ])
    expect(await log()).toMatchObject([{ state: 'accepted', attempts: 2 }])
  })

  it('that takes its time is waited for', async () => {
    await server.close()
    server = await openMailServer({ beforeAnswer: () => new Promise((resolve) => setTimeout(resolve, 150)) })
    await usePost()
    await Promise.all([tell(), tell()])

    expect(await log()).toMatchObject([{ state: 'accepted' }, { state: 'accepted' }])
  })

  it('that is away is left alone for longer and longer, and gets everything once when it is back', async () => {
    await server.close()
    await usePost()
    const events = Array.from({ length: 8 }, () => randomUUID())
    for (const event of events) await expect(tell({ event })).rejects.toThrow(Later)

    // Five have tried, three were kept back without a try.
    expect((await log()).map(({ state, attempts }) => `${state} ${attempts}`).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'queued 0'),
      ...Array.from({ length: 5 }, () => 'queued 1'),
    ])
    expect(await breaker()).toEqual([{ failures: 5, openings: 1, for: 10 }])
    const [first] = events
    await expect(tell({ event: first, after: 9 })).rejects.toMatchObject({
      afterSeconds: expect.closeTo(3.5, -1),
    })
    await expect(tell({ event: first, after: 10 })).rejects.toThrow(Later)
    expect(await breaker()).toEqual([{ failures: 6, openings: 2, for: 30 }])

    server = await openMailServer({ port: Number(new URL(server.url).port) })
    for (const event of events) await tell({ event, after: 31 })
    expect(new Set((await log()).map(({ state }) => state))).toEqual(new Set(['accepted']))
    expect(server.received).toHaveLength(8)
    expect(await breaker()).toEqual([{ failures: 0, openings: 0, for: null }])
  })

  it('that is away for a day keeps nobody waiting for old news', async () => {
    await server.close()
    await usePost()
    const event = randomUUID()
    await expect(tell({ event })).rejects.toThrow(Later)
    await tell({ event, after: 24 * 3_600 })

    expect(await log()).toMatchObject([
      { state: 'failed', why: 'Der Mailserver war zu lange nicht erreichbar.' },
    ])
  })

  it('that was away is asked by one of many at once whether it is back', async () => {
    await server.close()
    await usePost()
    for (let count = 0; count < 5; count += 1) await Promise.allSettled([tell()])
    await Promise.allSettled(Array.from({ length: 10 }, () => tell({ after: 11 })))

    expect(await breaker()).toEqual([{ failures: 6, openings: 2, for: 31 }])
  })
})
