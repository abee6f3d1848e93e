import { revenueStatuses } from '#domain/ordering/order-status.ts'
import { paidForVouchers } from '#domain/ordering/vouchers/sold-vouchers.ts'
import type { VoucherKind, VoucherReach } from '#domain/ordering/vouchers/voucher-terms.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { liveChannel } from '#kernel/live/live-message.ts'
import { wakeUpFor } from '#kernel/outbox/promise.ts'

import { voucherMail } from '../jobs/voucher-mail.ts'

/** A voucher without its code. Money is in cents, instants are ISO text. */
export type VoucherRecord = {
  id: string
  name: string
  value: number
  balance: number
  kind: VoucherKind
  taxRate: number | null
  /** Nobody has paid for it. */
  isGiven: boolean
  reach: VoucherReach
  branch: string
  /** Of its branch. */
  division: string | null
  timeZone: string
  expiresOn: string | null
  issuedAt: string
  voidedAt: string | null
  recipientName: string | null
  recipientEmail: string | null
  message: string | null
  order: string | null
}

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const selection = `
  select v.id, v.name, v.value::float8 as value, v.balance::float8 as balance, v.kind::text as kind,
         v.tax_rate::int as "taxRate", v.is_given is true as "isGiven", v.reach::text as reach, v.branch_id as branch, b.division_id as division,
         b.time_zone as "timeZone", v.expires_on as "expiresOn", ${instant('v.issued_at')} as "issuedAt",
         ${instant('v.voided_at')} as "voidedAt", v.recipient_name as "recipientName",
         v.recipient_email as "recipientEmail", v.message, v.order_id as "order"
    from vouchers v join branches b on b.id = v.branch_id`

export async function findVoucher(database: Querying, id: string): Promise<VoucherRecord | null> {
  const { rows } = await database.query<VoucherRecord>({
    name: 'find-voucher',
    text: `${selection} where v.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

export async function findVoucherByMark(database: Querying, mark: string): Promise<VoucherRecord | null> {
  const { rows } = await database.query<VoucherRecord>({
    name: 'find-voucher-by-mark',
    text: `${selection} where v.code_mark = $1`,
    values: [mark],
  })
  return rows[0] ?? null
}

export async function readSealedCode(database: Querying, id: string): Promise<string | null> {
  const { rows } = await database.query<{ sealed: string | null }>({
    name: 'read-sealed-voucher',
    text: 'select sealed_code as sealed from vouchers where id = $1',
    values: [id],
  })
  return rows[0]?.sealed ?? null
}

export type NewVoucher = Omit<VoucherRecord, 'balance' | 'division' | 'timeZone' | 'voidedAt'> & {
  orderLine: number | null
  piece: number | null
  codeMark: string
  sealedCode: string
  /** Who of the house issued it, and why without money. */
  by: string | null
  reason: string | null
}

/**
 * Writes a voucher with the first line of its ledger and the promise of its mail, where somebody was named. One that an
 * order has sold is written once, whoever does it again; answers whether it was.
 */
export const storeVoucher = (database: Querying, voucher: NewVoucher): Promise<boolean> =>
  store(database, voucher, {
    name: 'store-voucher',
    text: insertOf('true'),
    isMailed: voucher.recipientEmail !== null,
  })

const listOf = (statuses: readonly string[]): string => statuses.map((status) => `'${status}'`).join(', ')

/**
 * The same where its order still is paid and taken: whoever cancels it meanwhile is waited for. Whoever bought it gets
 * it by mail.
 */
export const storeSoldVoucher = (database: Querying, voucher: NewVoucher): Promise<boolean> =>
  store(database, voucher, {
    name: 'store-sold-voucher',
    text: insertOf(`exists (select from orders o
       where o.id = r."order" and o.payment_status in (${listOf(paidForVouchers)}) and o.voided_at is null
         and o.status in (${listOf(revenueStatuses.filter((status) => status !== 'awaiting'))}) for share)`),
    isMailed: true,
  })

async function store(
  database: Querying,
  voucher: NewVoucher,
  { isMailed, ...statement }: { name: string; text: string; isMailed: boolean },
): Promise<boolean> {
  const { rowCount } = await database.query({
    ...statement,
    values: [JSON.stringify(voucher), voucher.by, voucher.reason, told(voucher.id), isMailed],
  })
  return rowCount === 1
}

const insertOf = (condition: string) => `
      with made as (
        insert into vouchers (id, name, value, balance, kind, tax_rate, is_given, reach, branch_id, expires_on, issued_at,
                              recipient_name, recipient_email, message, order_id, order_line, piece,
                              code_mark, sealed_code)
        select id, name, value, 0, kind::enum_vouchers_kind, "taxRate", "isGiven", reach::enum_vouchers_reach, branch,
               "expiresOn", "issuedAt", "recipientName", "recipientEmail", message, "order", "orderLine", piece,
               "codeMark", "sealedCode"
          from jsonb_to_record($1::jsonb) as r (
               id uuid, name text, value numeric, kind text, "taxRate" numeric, "isGiven" boolean, reach text, branch uuid,
               "expiresOn" text, "issuedAt" timestamptz, "recipientName" text, "recipientEmail" text, message text,
               "order" uuid, "orderLine" numeric, piece numeric, "codeMark" text, "sealedCode" text)
         where ${condition}
        on conflict (order_id, order_line, piece) do nothing
        returning id, value, issued_at),
      line as (
        insert into voucher_lines (voucher_id, kind, amount, at, by_id, reason)
        select id, 'issue', value, issued_at, $2, $3 from made),
      promised as (
        insert into outbox (topic, dedupe_key, payload)
        select '${voucherMail.name}', '${voucherMail.name}:' || id, jsonb_build_object('voucher', id)
          from made where $5::boolean
        returning 1)
      select pg_notify('${liveChannel}', $4),
             (select pg_notify('${liveChannel}', '${wakeUpFor(voucherMail)}') from promised)
        from made`

export const told = (id: string): string => JSON.stringify({ tags: ['vouchers', `vouchers:${id}`] })
