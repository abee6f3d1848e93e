import { expect } from 'vitest'

import { interruptedText } from '#domain/operations/messages/mail-failure.texts.ts'
import { balanceOf } from '#domain/ordering/payment-ledger.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { expectEveryOrderOnce } from '#plugins/ordering/testing/hungry-guests.ts'

import type { Evening } from './busy-evening.ts'
import type { WholeHouse } from './whole-house.ts'

/** Nothing that anybody was told of is lost, and nothing happened twice, by the books of all that took part. */
export async function expectEachThingOnce(house: WholeHouse, evening: Evening): Promise<void> {
  await expectEveryOrderOnce(house.app.pool, evening)
  await expectMoves(house, evening)
  await expectMoney(house, evening)
  await expectMails(house)
  await expectSlips(house, evening)
}

async function expectMoves({ app }: WholeHouse, { moves }: Evening): Promise<void> {
  const { rows } = await app.pool.query<{ move: string; count: number }>(
    `select order_id || ' ' || action as move, count(*)::int from order_events group by 1`,
  )
  const counted = new Map(rows.map(({ move, count }) => [move, count]))
  const told = [...new Set(moves.map(({ order, action }) => `${order} ${action}`))]

  expect(told.filter((move) => counted.get(move) !== 1)).toEqual([])
  const { rows: gaps } = await app.pool.query(
    `select order_id from order_events group by order_id having max(version) - min(version) + 1 <> count(*)`,
  )
  expect(gaps).toEqual([])
}

const lost = ['rejected', 'canceled', 'failed', 'expired']

/** The ledger of each order says what its provider says, and of all together nothing is missing. */
async function expectMoney(house: WholeHouse, evening: Evening): Promise<void> {
  const orders = [...evening.acknowledged.values()]
  for (const order of orders) await expectOwnMoney(house, evening, order)

  const { rows } = await house.app.pool.query(
    `select coalesce(sum(amount), 0)::int as ledger from payments
      where method in ('mollie', 'datatrans') and kind in ('capture', 'refund', 'correction')`,
  )
  const payments = [...house.providers.bank.payments.values()]
  const kept = payments.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)
  expect(rows).toEqual([{ ledger: kept }])
  // Nobody has begun a payment that no order knows.
  expect(payments).toHaveLength(orders.filter(({ paymentMethod }) => paymentMethod !== 'cash').length)
}

async function expectOwnMoney(
  { shop, providers }: WholeHouse,
  { refunds }: Evening,
  order: PublicOrder,
): Promise<void> {
  const { status } = await shop.stored(order)
  const lines = await shop.lines(order)
  const { captured, refunded, kept, held } = balanceOf(lines)
  // What is held waits for the house to answer, and for nothing else.
  const isHeldForNothing = held > 0 && status !== 'awaiting'
  const wishes = refunds.filter((each) => each.order === order.id)
  const told = wishes.filter(({ isTold }) => isTold).reduce((sum, { amount }) => sum + amount, 0)
  // An order is asked for once; of one that came to nothing all goes back besides.
  const possible = [0, ...wishes.map(({ amount }) => amount)]
  const named = { order: order.id, status }

  expect(lines.filter(({ kind }) => kind === 'capture').length).toBeLessThanOrEqual(1)
  expect({ ...named, isHeldForNothing, isTold: refunded >= told }).toEqual({
    ...named,
    isHeldForNothing: false,
    isTold: true,
  })
  if (!lost.includes(status)) expect(possible).toContain(refunded)
  const payment = providers.bank.payments.get(String(order.paymentRedirectUrl).split('/').at(-1) ?? '')
  if (!payment) return
  const books = { captured: payment.captured, refunded: payment.refunded }
  expect({ ...named, captured, refunded }).toEqual({ ...named, ...books })
  expect({ ...named, kept: lost.includes(status) ? kept : 0 }).toEqual({ ...named, kept: 0 })
  expect(payment.state === 'paid' ? status : 'paid').not.toBe('awaiting-payment')
}

type Message = { name: string; state: string; attempts: number; why: string | null }

/** Each message arrived; more than once only where it was begun more than once, and then under the same name (ADR 111). */
async function expectMails({ app, mails }: WholeHouse): Promise<void> {
  const { rows } = await app.pool.query<Message>(
    `select message_id as name, state::text as state, attempts::int as attempts, why from messages`,
  )
  const arrived = Map.groupBy(mails.received, ({ messageId }) => messageId)
  const told = new Map(rows.map((message) => [message.name, message]))

  // What was left in the middle and would say by now what no longer holds is not told again.
  expect(rows.filter(({ state, why }) => state !== 'accepted' && why !== interruptedText)).toEqual([])
  expect(told.size).toBe(rows.length)
  expect([...arrived.keys()].filter((name) => !told.has(name))).toEqual([])
  expect(rows.filter(({ name, state }) => state === 'accepted' && !arrived.has(name))).toEqual([])
  const doubled = [...arrived].filter(([name, copies]) => copies.length > (told.get(name)?.attempts ?? 0))
  expect(doubled).toEqual([])
  const { rows: untold } = await app.pool.query(
    `select o.id, readers.reader from orders o, unnest(array['guest', 'branch']) readers(reader)
      where o.status in ('awaiting', 'confirmed', 'in-delivery')
        and not exists (select from messages m where m.order_id = o.id and m.reader::text = readers.reader
                                                 and m.kind = 'order-place')`,
  )
  expect(untold).toEqual([])
}

/** Each slip is on paper once; of one that is unclear nobody knows, and nobody prints it again by themselves. */
async function expectSlips({ app }: WholeHouse, { printed }: Evening): Promise<void> {
  const { rows } = await app.pool.query<{ token: string; state: string; copy: number }>(
    'select token, state::text as state, copy::int as copy from print_jobs',
  )
  const onPaper = rows.filter(({ token }) => printed.has(token))

  expect([...printed.values()].filter((times) => times !== 1)).toEqual([])
  expect(onPaper).toHaveLength(printed.size)
  expect(onPaper.filter(({ state }) => state !== 'printed')).toEqual([])
  expect(rows.filter(({ token, state }) => state === 'printed' && !printed.has(token))).toEqual([])
  expect(rows.filter(({ state, copy }) => copy !== 0 || !['printed', 'unclear'].includes(state))).toEqual([])
  const { rows: unprinted } = await app.pool.query(
    `select o.id from orders o
      where exists (select from order_events e where e.order_id = o.id and e.action = 'confirm')
        and (select count(*) from print_jobs j where j.order_id = o.id and j.layout = 'kitchen') <> 1`,
  )
  expect(unprinted).toEqual([])
}
