import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type OrderStatus, orderStatuses, type PaymentStatus } from '#domain/ordering/order-terms.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { type PaymentLine, paymentStatusOf } from '#domain/ordering/payment-ledger.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { testSeed } from '#scripts/testing/test-seed.ts'

import type { FoundOrder } from './find-order.ts'
import { isQuick, placeAlike, quickPress } from '../testing/quick-hands.ts'
import { type Hands, openHands } from '../testing/order-hands.ts'
import { type ModelOrder, type Press, pressed, presses } from '../testing/order-model.ts'

let app: TestApp
let hands: Hands

beforeAll(async () => {
  app = await createTestApp()
  hands = await openHands(app)
})

afterAll(() => app.close())

const fresh = (type: ModelOrder['type']): ModelOrder => ({
  type,
  status: 'awaiting',
  counter: 'none',
  payment: 'none',
  version: 1,
})

/** With how many events, and where the money stands as its ledger says. */
type StoredOrder = ModelOrder & { events: number; ledger: PaymentStatus }

const asStored = (model: ModelOrder): StoredOrder => ({
  ...model,
  events: model.version,
  ledger: model.payment,
})

/** What the database holds afterwards, whatever was answered. */
async function storedAs(order: Pick<PublicOrder, 'id'>): Promise<StoredOrder | undefined> {
  return (await storedAll([order]))[0]
}

async function storedAll(orders: readonly Pick<PublicOrder, 'id'>[]): Promise<StoredOrder[]> {
  const { rows } = await app.pool.query<Omit<StoredOrder, 'ledger'> & { lines: PaymentLine[] }>({
    name: 'stored-as',
    text: `select o.type::text, status::text, counter_appointment_status::text as counter,
                  payment_status::text as payment, version::int,
                  (select count(*)::int from order_events where order_id = o.id) as events,
                  (select coalesce(json_agg(json_build_object('kind', kind, 'amount', amount, 'payment', reference)
                                            order by at, id), '[]'::json)
                     from payments where order_id = o.id) as lines
             from unnest($1::uuid[]) with ordinality as asked (id, place) join orders o using (id)
            order by place`,
    values: [orders.map(({ id }) => id)],
  })
  return rows.map(({ lines, ...row }) => ({ ...row, ledger: paymentStatusOf(lines) }))
}

describe.each(['takeaway', 'delivery'] as const)('an order for %s', (type) => {
  it.each(orderStatuses)('that is %s is moved as drawn, whoever presses whatever', async (status) => {
    // Beyond that its time is no longer up for talks.
    for (const counter of status === 'awaiting' ? (['none', 'open'] as const) : (['none'] as const)) {
      for (const press of presses) {
        const order = await hands.place(type)
        await putInto(order, status, counter)
        const expected = pressed({ ...fresh(type), status, counter }, press)
        const answer = await hands.press(order, press)
        const { events, ledger, ...stored } = (await storedAs(order)) ?? { events: 0 }

        expect({ press, answer: answer.status, ...stored }).toEqual({
          press,
          answer: expected.answer,
          ...expected.order,
        })
        expect([events, ledger]).toEqual([expected.order.version, expected.order.payment])
      }
    }
  })
})

/** As no press alone would; only what is looked at here changes. */
async function putInto(order: PublicOrder, status: OrderStatus, counter: 'none' | 'open'): Promise<void> {
  await app.pool.query(
    `update orders set status = $2, counter_appointment_status = $3, counter_appointment = $4 where id = $1`,
    [order.id, status, counter, counter === 'open' ? hands.proposal : null],
  )
}

const historyOf = (those: readonly Press[]) =>
  fc.array(fc.constantFrom(...those), { minLength: 1, maxLength: 14 })
const anyType = fc.constantFrom<ModelOrder['type']>('takeaway', 'delivery')

it(
  'after any history an order is what was drawn, with an event for each thing that happened and no other',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyType, historyOf(presses.filter(isByOwn)), async (type, pressesOf) => {
        const order = await hands.place(type)
        let model = fresh(type)
        for (const press of pressesOf) {
          const expected = pressed(model, press)
          expect([press, (await hands.press(order, press)).status]).toEqual([press, expected.answer])
          model = expected.order
        }
        expect(await storedAs(order)).toEqual(asStored(model))
      }),
      { seed: testSeed, numRuns: size({ short: 60, long: 2000 }) },
    )
  },
  size({ short: 300_000, long: 3_600_000 }),
)

/** So many orders are moved along beside each other. */
const atOnce = 25

it(
  'and the same after any history of many orders beside each other, whoever pressed without waiting for the network',
  async () => {
    const model = await hands.place('delivery')
    const press = quickPress(app.payload, hands.proposal)
    const history = fc.tuple(anyType, historyOf(presses.filter(isQuick)))
    await fc.assert(
      fc.asyncProperty(fc.array(history, { minLength: atOnce, maxLength: atOnce }), async (histories) => {
        const placed = await placeAlike(
          app.payload,
          model.id,
          histories.map(([type]) => type),
        )
        const ends = await Promise.all(
          placed.map((order, at) => pressAll(press, order, histories[at]?.[1] ?? [])),
        )
        const stored = await storedAll(placed)

        expect(ends).toHaveLength(atOnce)
        expect(stored).toEqual(ends.map(asStored))
      }),
      { seed: testSeed, numRuns: size({ short: 200, long: 100_000 }) / atOnce },
    )
  },
  size({ short: 300_000, long: 2 * 3_600_000 }),
)

/** What is drawn of it, after each press was answered as drawn. */
async function pressAll(press: ReturnType<typeof quickPress>, placed: FoundOrder, history: readonly Press[]) {
  let order = placed
  let model = fresh(placed.type as ModelOrder['type'])
  for (const each of history) {
    const expected = pressed(model, each)
    const answered = await press(order, each)
    expect([each, answered.answer]).toEqual([each, expected.answer])
    model = expected.order
    order = answered.order
  }
  return model
}

/** What is refused before the order is looked at says little in a long history. */
const isByOwn = (press: Press): boolean => !/^(nobody|stranger)/.test(press)

it(
  'of ten who answer at once exactly one is heard, and everybody is told what became of it',
  async () => {
    for (let round = 0; round < size({ short: 15, long: 1000 }); round += 1) {
      const order = await hands.place('takeaway')
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          hands.press(order, index % 2 === 0 ? 'staff confirm' : 'frontdesk reject'),
        ),
      )
      const stored = await storedAs(order)
      const told = await Promise.all(answers.map((answer) => readJson<object>(answer)))

      expect(['confirmed', 'rejected']).toContain(stored?.status)
      expect(stored).toMatchObject({ version: 2, events: 2 })
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        ...Array.from({ length: 5 }, () => 200),
        ...Array.from({ length: 5 }, () => 409),
      ])
      expect(new Set(told.map(statusIn))).toEqual(new Set([stored?.status]))
    }
  },
  size({ short: 300_000, long: 6 * 3_600_000 }),
)

/** Of the order, or of the one that a refusal shows. */
const statusIn = (body: object): unknown => {
  const { status, errors } = body as { status?: string; errors?: { data: { order: { status: string } } }[] }

  return status ?? errors?.[0]?.data.order.status
}
