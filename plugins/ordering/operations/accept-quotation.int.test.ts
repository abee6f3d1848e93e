import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { expireQuotations } from '../jobs/expire-quotations.ts'
import { sendOrderMail } from '../jobs/send-order-mail.ts'
import { type Caterer, openCaterer } from '../testing/open-caterer.ts'

let app: TestApp
let caterer: Caterer

beforeAll(async () => {
  app = await createTestApp()
  caterer = await openCaterer(app)
})

afterAll(() => app.close())
afterEach(() => vi.restoreAllMocks())

async function offered(changes: object = {}): Promise<PublicOrder> {
  return readJson(await caterer.offer(await caterer.place(), changes))
}

/** As if its last day had gone by. */
const passTime = ({ id }: PublicOrder) =>
  app.pool.query(`update orders set quotation_valid_until = now() - interval '1 second' where id = $1`, [id])

const eventsOf = async ({ id }: PublicOrder, action: string) => {
  const { rows } = await app.pool.query(
    `select e.reason, e.actor_kind as "by", e.to_status as "to",
            (select count(*)::int from outbox where payload->>'order' = $1::text and payload->>'action' = $2) as effects
       from order_events e where e.order_id = $1::uuid and e.action = $2`,
    [id, action],
  )
  return rows
}

type Refusal = { errors: { code: string; message: string; data: { why: string; order: PublicOrder } }[] }
const refusalOf = async (answer: Response) => (await readJson<Refusal>(answer)).errors[0]

describe('a guest who accepts', () => {
  it('has an order of what was offered, confirmed by that, once', async () => {
    const order = await offered({ appointment: '2031-06-01T16:00:00Z' })
    const answers = await Promise.all([1, 2, 3].map(() => caterer.answer(order, 'accept', { number: 1 })))
    const late = await caterer.answer(order, 'accept', { number: 1 })
    const seen = await caterer.seen(order)

    expect([...answers, late].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(seen).toMatchObject({
      status: 'confirmed',
      quotationStatus: 'accepted',
      version: 3,
      total: 47_495,
      goodsGross: 47_495,
      isEstimated: false,
      appointmentDate: '2031-06-01T16:00:00.000Z',
      promisedAt: '2031-06-01T16:00:00.000Z',
      taxes: order.quotation?.taxes,
    })
    expect(seen.items.map(({ name, gross, line }) => [line, name, gross])).toEqual([
      [0, 'Buffet „Rheintal“', 39_996],
      [1, 'Lieferung und Aufbau', 7499],
    ])
    expect(seen.items[0]?.product).toBe(caterer.shop.pizza)
    expect(await eventsOf(order, 'accept-quotation')).toEqual([
      { reason: null, by: 'guest', to: 'confirmed', effects: 1 },
    ])
  })

  it('leaves readable what was asked for', async () => {
    const order = await offered()
    await caterer.answer(order, 'accept', { number: 1 })
    const { asked, docs } = await caterer.revisions(order)

    expect(docs.map(({ state }) => state)).toEqual(['accepted'])
    expect(asked).toEqual(order.items)
  })

  it('an older revision has accepted nothing, and reads the newer one', async () => {
    const first = await offered()
    const second = await readJson<PublicOrder>(await caterer.offer(first, { message: 'Günstiger' }))
    const answer = await caterer.answer(first, 'accept', { number: 1 })
    const refusal = await refusalOf(answer)

    expect(answer.status).toBe(409)
    expect(refusal).toMatchObject({
      message: expect.stringContaining('überarbeitet'),
      data: { why: 'quotation-changed', order: { quotation: { number: 2, message: 'Günstiger' } } },
    })
    expect((await caterer.answer(second, 'accept', { number: 2 })).status).toBe(200)
  })

  it('while staff revise or withdraw has agreed to one of both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await offered()
      const [accepted, other] = await Promise.all([
        caterer.answer(order, 'accept', { number: 1 }),
        round % 2 === 0
          ? caterer.offer(order, { message: 'Neu' })
          : caterer.staffDo(order, 'withdraw', { number: 1 }),
      ])
      const seen = await caterer.seen(order)

      expect([accepted.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(seen.status).toBe(accepted.ok ? 'confirmed' : 'awaiting')
      expect(seen.total).toBe(accepted.ok ? 47_495 : 2180)
      expect(seen.version).toBe(3)
    }
  })

  it('too late is refused in German, whether or not anything has written that down', async () => {
    const order = await offered()
    await passTime(order)
    const answer = await caterer.answer(order, 'accept', { number: 1 })

    expect([answer.status, (await refusalOf(answer))?.message]).toEqual([
      409,
      expect.stringContaining('abgelaufen'),
    ])
    expect((await caterer.revisions(order)).docs[0]?.state).toBe('expired')
    expect((await caterer.asStaff(order, 'confirm')).status).toBe(200)
    expect(await caterer.seen(order)).toMatchObject({ quotationStatus: 'expired', total: 2180 })
  })

  it('by telephone is confirmed by staff, who are named for it', async () => {
    const order = await offered()
    const answer = await caterer.staffDo(order, 'accept', { number: 1 })

    expect(await readJson(answer)).toMatchObject({
      status: 'confirmed',
      quotationStatus: 'accepted',
      total: 47_495,
    })
    expect(await eventsOf(order, 'accept-quotation')).toMatchObject([{ by: 'staff' }])
  })

  it('once money has moved is asked to call, and not to give money back', async () => {
    const order = await offered()
    await app.pool.query(`update orders set payment_status = 'paid' where id = $1`, [order.id])
    const guest = await caterer.answer(order, 'accept', { number: 1 })
    const staff = await caterer.staffDo(order, 'accept', { number: 1 })

    expect([guest.status, (await refusalOf(guest))?.message]).toEqual([
      409,
      expect.stringContaining('melden Sie sich bei uns'),
    ])
    expect((await refusalOf(staff))?.message).toContain('Geben Sie das Geld zuerst zurück')
  })

  it('needs the link of the order', async () => {
    const order = await offered()
    const wrong = await caterer.answer({ ...order, hash: '-'.repeat(32) }, 'accept', { number: 1 })
    const nonsense = await caterer.answer(order, 'accept', { number: 'eins' })

    expect([wrong.status, nonsense.status]).toEqual([404, 400])
    expect(await caterer.seen(order)).toMatchObject({ quotationStatus: 'offered', version: 2 })
  })
})

describe('a guest who declines', () => {
  it('says why, leaves the request open, and may be offered another price', async () => {
    const order = await offered()
    const body = { number: 1, reason: ' Zu teuer ' }
    const answers = [
      await caterer.answer(order, 'decline', body),
      await caterer.answer(order, 'decline', body),
    ]
    const declined = await caterer.seen(order)
    const { docs } = await caterer.revisions(order)

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(declined).toMatchObject({ status: 'awaiting', quotationStatus: 'declined', version: 3 })
    expect(docs[0]).toMatchObject({ state: 'declined', reason: 'Zu teuer' })
    expect((await caterer.answer(order, 'accept', { number: 1 })).status).toBe(409)
    expect(await readJson(await caterer.offer(declined))).toMatchObject({
      quotationStatus: 'offered',
      quotation: { number: 2 },
    })
  })
})

describe('an offer that nobody answers', () => {
  it('is over once, whoever looks, and guest and branch are told', async () => {
    const [late, young] = [await offered(), await offered()]
    await passTime(late)
    const run = () =>
      expireQuotations({
        payload: app.payload,
        now: Temporal.Now.instant(),
        ending: new AbortController().signal,
      })
    await Promise.all([run(), run()])
    await run()

    expect(await caterer.seen(late)).toMatchObject({
      status: 'awaiting',
      quotationStatus: 'expired',
      version: 3,
    })
    expect(await caterer.seen(young)).toMatchObject({ quotationStatus: 'offered' })
    expect(await eventsOf(late, 'expire-quotation')).toMatchObject([{ by: 'system', effects: 1 }])
  })
})

it('of an offer that was replaced before its mail left no mail is sent, for the newer has its own', async () => {
  const mailed = vi.spyOn(app.payload, 'sendEmail').mockResolvedValue(undefined)
  const order = await offered()
  await caterer.offer(order, { message: 'Günstiger' })
  for (const version of [2, 3]) {
    await sendOrderMail({ order: order.id, version, action: 'quote', reader: 'guest' }, {
      payload: app.payload,
      once: `order-mail:${order.id}:${version}:guest`,
    } as Parameters<typeof sendOrderMail>[1])
  }

  expect(mailed.mock.calls.map(([{ text }]) => String(text).includes('Günstiger'))).toEqual([true])
})

it('a mail tells the price, until when it holds and where to answer, and none is sent of what is past', async () => {
  const mails: { to: string; text: string; subject: string }[] = []
  vi.spyOn(app.payload, 'sendEmail').mockImplementation(async (mail) => mails.push(mail as (typeof mails)[0]))
  const order = await offered({ message: 'Inklusive Geschirr.' })
  const send = (action: string, reader: 'guest' | 'branch') =>
    sendOrderMail({ order: order.id, version: 2, action, reader }, {
      payload: app.payload,
      once: `order-mail:${order.id}:${action}:${reader}`,
    } as Parameters<typeof sendOrderMail>[1])
  await send('quote', 'guest')
  await caterer.answer(order, 'accept', { number: 1 })
  await send('quote', 'guest')
  await send('accept-quotation', 'branch')

  const texts = mails.map(({ text }) => text.replaceAll('\u00a0', ' '))
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['anna@gast.test', expect.stringContaining('Unser Angebot')],
    ['kueche@eck.test', expect.stringContaining('Angebot angenommen')],
  ])
  expect(texts[0]).toContain('12 Personen Buffet „Rheintal“, 399,96 €')
  expect(texts[0]).toContain('Gesamt: 474,95 €')
  expect(texts[0]).toContain('Nachricht: Inklusive Geschirr.')
  expect(texts[0]).toMatch(/Gültig bis: \d\d\.\d\d\.\d{4}\n/)
})
