import type { VoucherLineKind } from '#domain/ordering/vouchers/voucher-ledger.ts'
import type { VoucherKind } from '#domain/ordering/vouchers/voucher-terms.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { liveChannel } from '#kernel/live/live-message.ts'
import { bookedAt } from '#plugins/payments/payments.port.ts'

/** What is to be written. In cents, as it changes the balance. */
export type VoucherEntry = {
  voucher: string
  kind: VoucherLineKind
  amount: number
  /** Until when it pays at least, where something comes back. */
  expiresOn?: string | null
}

type Booked = { at: string; by: string | null; device: string | null; reason: string | null }

/** The rows of lines as JSON, in one order for everybody: two who book the same vouchers do not wait for each other. */
export const voucherRows = (entries: readonly VoucherEntry[], booked: Booked): string =>
  JSON.stringify(
    entries
      .toSorted((one, other) => (one.voucher < other.voucher ? -1 : one.voucher > other.voucher ? 1 : 0))
      .map((entry) => ({ ...entry, ...booked })),
  )

/**
 * Part of the statement that places or moves an order: the lines are there exactly if that was done. The database takes
 * none that a voucher cannot pay, and undoes all of the statement then.
 */
export const voucherLinesInsert = (rows: string, from = 'moved'): string => `
  insert into voucher_lines (voucher_id, order_id, kind, amount, at, by_id, device, reason, expires_on)
  select (line ->> 'voucher')::uuid,
         case when line ->> 'kind' in ('redeem', 'give-back') then ${from}.id end,
         line ->> 'kind', (line ->> 'amount')::int, ${bookedAt("line ->> 'at'", from)}, (line ->> 'by')::uuid,
         line ->> 'device', line ->> 'reason', line ->> 'expiresOn'
    from ${from}, jsonb_array_elements(${rows}::jsonb) with ordinality as l (line, place) order by place`

/** Writes lines that no order comes with, and tells of their vouchers. */
export async function bookVoucherLines(
  database: Querying,
  entries: readonly VoucherEntry[],
  booked: Booked,
): Promise<void> {
  const tags = ['vouchers', ...entries.map(({ voucher }) => `vouchers:${voucher}`)]
  await database.query({
    name: 'book-voucher-lines',
    text: `with nothing as (select null::uuid as id), booked as (${voucherLinesInsert('$1', 'nothing')})
           select pg_notify('${liveChannel}', $2)`,
    values: [voucherRows(entries, booked), JSON.stringify({ tags })],
  })
}

/** Whether the database refused a line: somebody else was faster, or the voucher was blocked meanwhile. */
export function isVoucherRefused(error: unknown): boolean {
  const refused = error as { code?: unknown; constraint?: unknown } | null // whatever the driver throws

  return refused?.code === '23514' && refused.constraint === 'voucher_lines_covered'
}

/** What a voucher has paid of an order and was not given back, in cents; what was booked in two ways is two of them. */
export type VoucherPart = {
  voucher: string
  kept: number
  kind: VoucherKind
  taxRate: number | null
  /** As the ledger of the order has it, whatever is known of the voucher by now: what goes back is booked as it was paid. */
  isGiven: boolean
  expiresOn: string | null
  timeZone: string
}

/** The vouchers that pay an order, the first one first. */
export async function readVoucherParts(database: Querying, order: string): Promise<VoucherPart[]> {
  const { rows } = await database.query<VoucherPart>({
    name: 'voucher-parts-of-order',
    text: `with moved as (select place, voucher_id, at, kind, -amount as amount from voucher_lines where order_id = $1),
                kept as (select voucher_id, sum(amount) as kept from moved group by voucher_id),
                -- What came back came from the last one first, so of each voucher the first are what is kept.
                paid as (select voucher_id, at, amount,
                                sum(amount) over (partition by voucher_id order by place) - amount as before,
                                exists (select from payments p
                                         where p.order_id = $1 and p.at = moved.at and p.amount = moved.amount
                                           and p.kind = 'capture' and p.method = 'gift-voucher' and p.is_given) as is_given
                           from moved where kind = 'redeem')
           select v.id as voucher, sum(least(p.amount, k.kept - p.before))::int as kept, v.kind::text as kind,
                  v.tax_rate::int as "taxRate", v.is_given is true and p.is_given as "isGiven",
                  v.expires_on as "expiresOn", b.time_zone as "timeZone"
             from paid p join kept k on k.voucher_id = p.voucher_id and k.kept > p.before
             join vouchers v on v.id = p.voucher_id join branches b on b.id = v.branch_id
            group by v.id, b.time_zone, p.is_given
            order by min(p.at), v.id`,
    values: [order],
  })
  return rows
}

/** A voucher that an order has sold, and what is left of it; in cents. */
export type SoldPart = {
  voucher: string
  name: string
  value: number
  balance: number
  /** What orders have of it. */
  spent: number
  isVoid: boolean
}

export async function readSoldVouchers(database: Querying, order: string): Promise<SoldPart[]> {
  const { rows } = await database.query<SoldPart>({
    name: 'vouchers-sold-by-order',
    text: `select id as voucher, name, value::int as value, balance::int as balance, voided_at is not null as "isVoid",
                  (select -coalesce(sum(amount), 0)::int from voucher_lines
                    where voucher_id = vouchers.id and order_id is not null) as spent
             from vouchers where order_id = $1 order by id`,
    values: [order],
  })
  return rows
}
