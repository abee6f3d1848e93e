import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type Caterer, openCaterer } from '../testing/open-caterer.ts'

let app: TestApp
let caterer: Caterer

beforeAll(async () => {
  app = await createTestApp()
  caterer = await openCaterer(app)
})

afterAll(() => app.close())

const errorOf = async (answer: Response) => (await readJson<ApiErrors>(answer)).errors[0]

/** A request whose offer is out. */
async function offered(changes: object = {}): Promise<PublicOrder> {
  return readJson(await caterer.offer(await caterer.place(), changes))
}

const countOf = async (table: string, { id }: PublicOrder, and = '') => {
  const { rows } = await app.pool.query(
    `select count(*)::int as count from ${table} where ${table === 'outbox' ? "payload->>'order'" : 'order_id::text'} = $1 ${and}`,
    [id],
  )
  return rows[0]?.count as number
}

describe('an offer', () => {
  it('is what the guest is asked to pay, to the cent and per rate, and says until when', async () => {
    const order = await offered({ message: ' Gern! ', appointment: '2031-06-01T16:00:00Z' })

    expect(order).toMatchObject({ status: 'awaiting', quotationStatus: 'offered', total: 2180, version: 2 })
    expect(order.quotation).toMatchObject({
      number: 1,
      message: 'Gern!',
      goodsGross: 39996 + 7499,
      total: 47495,
      taxes: [
        { taxRate: 1000, gross: 39996, tax: 3636, net: 36360 },
        { taxRate: 2000, gross: 7499, tax: 1250, net: 6249 },
      ],
    })
    const inDays = (Date.parse(order.quotation?.validUntil ?? '') - Date.now()) / 86_400_000
    expect(inDays).toBeGreaterThan(13.9)
    expect(inDays).toBeLessThan(15.1)
    expect(order.quotationValidUntil).toBe(order.quotation?.validUntil)
  })

  it('holds for as many days as its branch says, and no longer than until its appointment', async () => {
    await app.pool.query('update branches set quotation_days = 3')
    const { usualValidDay } = await caterer.revisions(await caterer.place())
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const order = await offered({ appointment: soon })
    await app.pool.query('update branches set quotation_days = null')

    const vienna = Temporal.Now.zonedDateTimeISO('Europe/Vienna').toPlainDate()
    expect(usualValidDay).toBe(vienna.add({ days: 3 }).toString())
    expect(order.quotationValidUntil).toBe(soon)
  })

  it('is revised, and every revision stays readable with who made it', async () => {
    const first = await offered()
    const line = { name: 'Kleines Buffet', amount: 1, unit: 'piece', unitPrice: 20_000, taxRate: 1000 }
    const second = await readJson<PublicOrder>(await caterer.offer(first, { lines: [line] }))
    const { docs } = await caterer.revisions(first)

    expect(second.quotation).toMatchObject({ number: 2, total: 20_000 })
    expect(docs.map(({ number, state, total }) => [number, state, total])).toEqual([
      [2, 'offered', 20_000],
      [1, 'replaced', 47_495],
    ])
    expect(docs.every(({ by }) => by === undefined || by.name.includes('marta'))).toBe(true)
    const history = await readJson<{ action: string; quoted?: object }[]>(
      await app.fetch(`/api/orders/${first.id}/history`, { headers: { authorization: caterer.marta } }),
    )
    expect(history.at(-1)).toMatchObject({ action: 'quote', quoted: { number: 2, total: 20_000 } })
  })

  it('that is sent twice is one, in whatever version it is sent again', async () => {
    const order = await caterer.place()
    const answers = await Promise.all([1, 2, 3].map(() => caterer.offer(order)))
    const again = await caterer.offer(order)

    expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await countOf('order_quotations', order)).toBe(1)
    expect(await countOf('outbox', order, "and payload->>'action' = 'quote'")).toBe(1)
  })

  it('of two that are made at once is one, and whoever comes second sees it', async () => {
    const order = await caterer.place()
    const [one, other] = await Promise.all(
      [1, 2].map((nth) => caterer.offer(order, { message: `Angebot von ${nth}` })),
    )
    const refused = [one, other].find((answer) => answer?.status === 409)

    expect([one, other].map((answer) => answer?.status ?? 0).toSorted((a, b) => a - b)).toEqual([200, 409])
    const error =
      refused && (await readJson<{ errors: { code: string; data: { order: PublicOrder } }[] }>(refused))
    expect(error?.errors[0]).toMatchObject({ code: 'changed-meanwhile' })
    expect(error?.errors[0]?.data.order.quotation).toMatchObject({ number: 1 })
    expect(await countOf('order_quotations', order)).toBe(1)
  })

  it.each([
    [{ lines: [] }, 'lines'],
    [{ validUntil: '2020-01-01' }, 'validUntil'],
    [{ validUntil: '2099-01-01' }, 'validUntil'],
    [{ appointment: '2020-01-01T10:00:00Z' }, 'appointment'],
    [{ appointment: '2031-06-01T16:00:00.1234567891Z' }, 'appointment'],
    [{ appointment: '9999-12-31T23:59:59-23:59' }, 'appointment'],
  ])('%j is refused in German', async (changes, field) => {
    const answer = await caterer.offer(await caterer.place(), changes)
    const error = await errorOf(answer)

    expect(answer.status).toBe(400)
    expect(error?.field).toBe(field)
    expect(error?.message).toMatch(/^(Bitte|Ein Angebot)/)
  })

  it('ends the talks about another time, for the guest is asked one thing at a time', async () => {
    const order = await caterer.place()
    const asked = await readJson<PublicOrder>(
      await caterer.asStaff(order, 'confirm', { counterAppointment: '2031-06-01T16:00:00Z' }),
    )
    const moved = await readJson<PublicOrder>(await caterer.offer(asked))
    const proposal = await caterer.asStaff(moved, 'confirm', { counterAppointment: '2031-06-02T16:00:00Z' })

    expect(moved).toMatchObject({ counterAppointmentStatus: 'expired', quotationStatus: 'offered' })
    expect(proposal.status).toBe(409)
  })

  it('without a time holds until the one that was wished for, and needs another once that has passed', async () => {
    const wished = new Date(Date.now() + 30 * 3_600_000).toISOString()
    const order = await caterer.place({ appointmentDate: wished })
    const held = await readJson<PublicOrder>(await caterer.offer(order))
    const late = await caterer.place({ appointmentDate: wished })
    await app.pool.query(`update orders set appointment_date = now() - interval '1 minute' where id = $1`, [
      late.id,
    ])

    expect(held.quotationValidUntil).toBe(wished)
    expect(await errorOf(await caterer.offer(late))).toMatchObject({ code: 'appointment-past' })
    expect((await caterer.offer(late, { appointment: wished })).status).toBe(200)
  })

  it('leaves no line of its request to change, which the guest would lose by accepting', async () => {
    const order = await offered()
    const change = (amount: number) =>
      app.fetch(`/api/orders/${order.id}/items/0`, {
        method: 'PUT',
        headers: { authorization: caterer.marta },
        body: JSON.stringify({ amount }),
      })
    const refused = await change(5)
    await caterer.staffDo(order, 'withdraw', { number: 1 })

    expect([refused.status, (await errorOf(refused))?.data]).toMatchObject([409, { why: 'quotation-open' }])
    expect((await change(5)).status).toBe(200)
  })

  it('is made for no order that is none, and for none that is confirmed or paid', async () => {
    const plain = await caterer.place()
    await app.pool.query('update orders set is_quotation = false where id = $1', [plain.id])
    const paid = await caterer.place()
    await app.pool.query(`update orders set payment_status = 'paid' where id = $1`, [paid.id])
    const confirmed = await readJson<PublicOrder>(await caterer.asStaff(await caterer.place(), 'confirm'))
    const answers = await Promise.all([plain, paid, confirmed].map((order) => caterer.offer(order)))

    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409])
  })
})

describe('a request', () => {
  it('without an offer is confirmed by hand, as by a house that agrees by telephone', async () => {
    expect((await caterer.asStaff(await caterer.place(), 'confirm')).status).toBe(200)
  })

  it('with an open offer is confirmed by nobody but who accepts it', async () => {
    const order = await offered()
    const refused = await caterer.asStaff(order, 'confirm')
    const withdrawn = await caterer.staffDo(order, 'withdraw', { number: 1 })
    const again = await caterer.staffDo(order, 'withdraw', { number: 1 })

    expect([refused.status, (await errorOf(refused))?.message]).toEqual([
      409,
      expect.stringContaining('offenes Angebot'),
    ])
    expect([withdrawn.status, again.status]).toEqual([200, 200])
    expect(await caterer.seen(order)).toMatchObject({
      quotationStatus: 'withdrawn',
      quotation: null,
      version: 3,
    })
    expect((await caterer.asStaff(order, 'confirm')).status).toBe(200)
  })

  it.each([
    ['reject', 'rejected'],
    ['cancel', 'canceled'],
  ])('that staff %s takes its offer along', async (action, status) => {
    const order = await offered()
    await caterer.asStaff(order, action)

    expect(await caterer.seen(order)).toMatchObject({ status, quotationStatus: 'withdrawn', quotation: null })
    expect((await caterer.answer(order, 'accept', { number: 1 })).status).toBe(409)
  })

  it('is answered by its own branch alone', async () => {
    const order = await caterer.place()
    const body = { number: 1 }
    const strangers = await Promise.all([
      caterer.offer(order, {}, caterer.stranger),
      caterer.staffDo(order, 'withdraw', body, caterer.stranger),
      caterer.staffDo(order, 'accept', body, caterer.stranger),
      caterer.offersOf(order, caterer.stranger),
    ])
    const nobody = await Promise.all([
      caterer.offer(order, {}, ''),
      caterer.staffDo(order, 'withdraw', body, ''),
    ])

    expect(strangers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(nobody.map(({ status }) => status)).toEqual([401, 401])
    expect(await caterer.seen(order)).toMatchObject({ version: 1, quotationStatus: 'none' })
  })
})
