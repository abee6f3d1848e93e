import { randomUUID } from 'node:crypto'

import { printedCode } from '#domain/ordering/vouchers/voucher-code.ts'
import type { VoucherDetails } from '#domain/ordering/vouchers/one-voucher.contract.ts'
import { annasOrder } from '#plugins/ordering/testing/corner-shop.ts'
import { type Counter, openCounter } from '#plugins/ordering/testing/open-counter.ts'
import { type Hired, hire } from '#scripts/testing/hire.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

import { openedCode } from '../operations/voucher-codes.ts'

export type SoldVoucher = { id: string; name: string; code: string }
export type StoredOrder = {
  status: string
  paymentStatus: string
  paymentMethod: string
  total: number
  voucherPaid: number
  version: number
}

export type VoucherHouse = Counter & {
  /** Leads the branch. */
  lead: Hired
  /** Sells a voucher over the counter, in cents. */
  sell: (value: number, wish?: Record<string, unknown>, key?: string) => Promise<SoldVoucher>
  codeOf: (voucher: { id: string }) => Promise<string>
  details: (voucher: { id: string }) => Promise<VoucherDetails>
  /** In cents: what is left, and what its ledger comes to. */
  balance: (voucher: { id: string }) => Promise<number>
  /** The answer to an order of two pizzas that vouchers pay: 21,80 €. */
  tryToPay: (
    vouchers: readonly { code: string; amount: number }[],
    changes?: Record<string, unknown>,
    key?: string,
  ) => Promise<Response>
  stored: (order: { id: string }) => Promise<StoredOrder>
  /** Kind, amount and method of each line of the ledger of an order. */
  lines: (order: { id: string }) => Promise<[string, number, string][]>
  /** As somebody of the team, Marta unless it is said. */
  post: (path: string, body: object, authorization?: string) => Promise<Response>
  /** All that was promised is delivered, also what has to wait. */
  deliver: () => Promise<void>
}

/** The corner shop with somebody who may sell vouchers. Two pizzas are 21,80 € there. */
export async function openVoucherHouse(app: TestApp, given?: Counter): Promise<VoucherHouse> {
  const counter = given ?? (await openCounter(app))
  const { shop } = counter
  const lead = await hire(app, 'ROLE_MANAGER', [shop.branch])
  const codeOf = ({ id }: { id: string }) => readCode(app, id)

  return {
    ...counter,
    ...booksOf(app),
    lead,
    codeOf,
    sell: async (value, wish = {}, key = randomUUID()) => {
      const sale = { ...usualWish, branch: shop.branch, value, paymentMethod: 'cash', ...wish }
      const answer = await lead.ask('POST', '/api/orders/voucher-sales', sale, { 'idempotency-key': key })
      if (!answer.ok) throw new Error(`not sold: ${answer.status} ${await answer.text()}`)
      const sold = await readJson<{ id: string; name: string }>(answer)

      return { ...sold, code: await codeOf(sold) }
    },
    details: async ({ id }) => readJson(await lead.ask('GET', `/api/vouchers/${id}/details`)),
    tryToPay: (vouchers, changes = {}, key = randomUUID()) =>
      app.fetch('/api/orders', {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: JSON.stringify({ ...annasOrder(shop, changes), vouchers }),
      }),
    post: (path, body, authorization = counter.marta) =>
      app.fetch(path, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    deliver: async () => {
      for (let round = 0; round < 5; round += 1) {
        await app.pool.query(`update outbox set available_at = now() where done_at is null`)
        await deliverPromised(app.payload)
      }
    },
  }
}

const usualWish = { kind: 'multi-purpose', reach: 'division' }

/** The code of a voucher, which nothing answers. */
export async function readCode(
  { payload, pool }: Pick<TestApp, 'payload' | 'pool'>,
  id: string,
): Promise<string> {
  const { rows } = await pool.query<{ sealed: string }>(
    'select sealed_code as sealed from vouchers where id = $1',
    [id],
  )
  const code = openedCode(payload.secret, id, rows[0]?.sealed ?? '')
  if (code === null) throw new Error(`no code of ${id}`)

  return printedCode(code)
}

/** What the database holds. */
const booksOf = ({ pool }: TestApp): Pick<VoucherHouse, 'balance' | 'stored' | 'lines'> => ({
  balance: async ({ id }) => {
    const { rows } = await pool.query<{ balance: number; sum: number }>(
      `select balance::int, (select coalesce(sum(amount), 0)::int from voucher_lines where voucher_id = v.id) as sum
         from vouchers v where id = $1`,
      [id],
    )
    const { balance, sum } = rows[0] ?? {}
    if (balance !== sum) throw new Error(`a balance of ${balance} with a ledger of ${sum}`)

    return balance ?? 0
  },
  stored: async ({ id }) => {
    const { rows } = await pool.query<StoredOrder>(
      `select status::text, payment_status::text as "paymentStatus", payment_method::text as "paymentMethod",
              total::int, voucher_paid::int as "voucherPaid", version::int from orders where id = $1`,
      [id],
    )
    if (!rows[0]) throw new Error('no order')
    return rows[0]
  },
  lines: async ({ id }) => {
    const { rows } = await pool.query<{ kind: string; amount: number; method: string }>(
      `select kind::text, amount::int, method::text from payments where order_id = $1 order by at, id`,
      [id],
    )
    return rows.map(({ kind, amount, method }) => [kind, amount, method])
  },
})
