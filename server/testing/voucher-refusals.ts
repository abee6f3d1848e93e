import { randomUUID } from 'node:crypto'

import { readCode } from '#plugins/vouchers/testing/voucher-house.ts'
import { openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'

type Headers = Record<string, string>
type Meeting = {
  app: TestApp
  send: (method: string, path: string, body?: object, headers?: Headers) => Promise<Response>
  staff: Headers
  /** What a guest sends to order for 21,80 €. */
  order: Record<string, unknown>
}

/** How somebody is refused to pay with a voucher, or to cancel what sold one. */
export const voucherRefusals = (meeting: () => Meeting) => ({
  'unknown-voucher': () => meeting().send('POST', '/api/vouchers/check', { code: '2222-2222-2222' }),
  'voucher-not-here': async () => {
    const { app, send, staff } = meeting()
    const { branch } = await openCornerShop(app.payload, 'woanders')
    const { id, version } = await readJson<{ id: string; version: number }>(await place(meeting(), {}))
    const { code } = await sell(meeting(), branch)
    return send('POST', `/api/orders/${id}/vouchers`, { code, version }, staff)
  },
  'voucher-changed': async () => {
    const { code } = await sell(meeting())
    return place(meeting(), { vouchers: [{ code, amount: 1 }] })
  },
  'voucher-used': async () => {
    const { app, send, staff } = meeting()
    const { id } = await readJson<{ id: string }>(await place(meeting(), {}))
    const sold = await sell(meeting())
    await place(meeting(), { vouchers: [{ code: sold.code, amount: 1000 }] })
    // As if that order had sold it.
    await app.pool.query('update vouchers set order_id = $2, order_line = 7 where id = $1', [sold.id, id])
    await app.pool.query(
      `update orders set items = jsonb_set(items, '{0,voucher}', '"multi-purpose"') where id = $1`,
      [id],
    )
    return send('POST', `/api/orders/${id}/status/cancel`, {}, staff)
  },
})

const place = ({ send, order }: Meeting, changes: object) =>
  send('POST', '/api/orders', { ...order, ...changes }, { 'idempotency-key': randomUUID() })

async function sell(
  { app, send, staff, order }: Meeting,
  branch = order.branch,
): Promise<{ id: string; code: string }> {
  const sale = {
    branch,
    value: 1000,
    kind: 'multi-purpose',
    reach: 'branch',
    paymentMethod: 'cash',
  }
  const headers = { ...staff, 'idempotency-key': randomUUID() }
  const { id } = await readJson<{ id: string }>(
    await send('POST', '/api/orders/voucher-sales', sale, headers),
  )

  return { id, code: await readCode(app, id) }
}
