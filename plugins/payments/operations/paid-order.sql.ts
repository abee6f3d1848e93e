import type { PaidOrder } from '#domain/ordering/day-end/book-lines.ts'
import type { TaxedAlready } from '#domain/ordering/order.contract.ts'
import { stillToTax } from '#domain/ordering/vouchers/taxed-already.ts'

/** What an order `o` comes to, and what of it was taxed when its vouchers were sold. */
export const paidOrderColumn = `jsonb_build_object(
  'type', o.type, 'taxes', o.taxes, 'donation', o.donation, 'tip', o.tip,
  'vouchers', (select coalesce(sum((item->>'gross')::numeric), 0) from jsonb_array_elements(o.items) item
                where item->>'voucher' = 'multi-purpose'),
  'taxed', (select coalesce(jsonb_agg(jsonb_build_object('taxRate', t.taxed_rate, 'gross', t.amount)), '[]'::jsonb)
              from payments t where t.order_id = o.id and t.taxed_rate is not null))`

/** What a line `p` of the ledger of an order `o` was paid for besides its amount: it says to which rates it falls. */
export const paidForColumns = `p.tip::float8 as tip, p.covers,
  (select coalesce(sum(t.tip), 0) from payments t
    where t.order_id = p.order_id and t.tip <> 0 and (t.at, t.id) > (p.at, p.id))::float8 as "tipsAfter"`

export type PaidOrderRow = PaidOrder & { taxed: TaxedAlready[] }

/** The order as its payments are split by it. */
export const toPaidOrder = ({ taxed, ...order }: PaidOrderRow): PaidOrder => ({
  ...order,
  taxes: stillToTax(order.taxes, taxed),
})
