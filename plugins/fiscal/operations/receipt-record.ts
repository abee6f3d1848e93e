import type { RatePart } from '#domain/ordering/day-end/book-lines.ts'
import type { ReceiptKind, ReceiptState } from '#domain/ordering/fiscal/fiscal-terms.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

/** A receipt as its row says. Instants are ISO text, money is in cents. */
export type Receipt = {
  id: string
  device: string
  number: number
  kind: ReceiptKind
  payment: string | null
  order: string | null
  at: string
  amount: number
  parts: RatePart[]
  /** What the cash box has turned over, this receipt included. */
  turnover: number
  /** What is signed. */
  text: string
  state: ReceiptState
  /** Since when somebody has been asking the device. */
  askedAt: string
  proof: string | null
  code: string | null
}

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const receiptColumns = `r.id, r.device_id as device, r.number, r.kind, r.payment_id as payment, r.order_id as "order",
  ${instant('r.at')} as at, r.amount::float8 as amount, r.parts, r.turnover::float8 as turnover, r.text, r.state,
  ${instant('r.asked_at')} as "askedAt", r.proof, r.code`

export async function readLastReceipt(database: Querying, device: string): Promise<Receipt | null> {
  const { rows } = await database.query<Receipt>({
    name: 'last-fiscal-receipt',
    text: `select ${receiptColumns} from fiscal_receipts r where r.device_id = $1 order by r.number desc limit 1`,
    values: [device],
  })
  return rows[0] ?? null
}

export async function readReceipt(database: Querying, id: string): Promise<Receipt | null> {
  const { rows } = await database.query<Receipt>({
    name: 'fiscal-receipt-by-id',
    text: `select ${receiptColumns} from fiscal_receipts r where r.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

export async function readReceiptOfPayment(database: Querying, payment: string): Promise<Receipt | null> {
  const { rows } = await database.query<Receipt>({
    name: 'fiscal-receipt-of-payment',
    text: `select ${receiptColumns} from fiscal_receipts r where r.payment_id = $1`,
    values: [payment],
  })
  return rows[0] ?? null
}

/** Number and text are there before anybody asks the device, so that whatever happens they are used once. */
export async function insertReceipt(database: Querying, receipt: Receipt): Promise<void> {
  await database.query({
    name: 'insert-fiscal-receipt',
    text: `insert into fiscal_receipts (id, device_id, number, kind, payment_id, order_id, at, amount, parts, turnover, text,
                                        state, asked_at, proof, code)
           select r.id, r.device, r.number, r.kind, r.payment, r."order", r.at, r.amount, r.parts, r.turnover, r.text,
                  r.state, r."askedAt", r.proof, r.code
             from jsonb_to_record($1::jsonb) as r (
                  id uuid, device uuid, number int, kind text, payment uuid, "order" uuid, at timestamptz, amount bigint,
                  parts jsonb, turnover bigint, text text, state text, "askedAt" timestamptz, proof text, code text)`,
    values: [JSON.stringify(receipt)],
  })
}

/** Takes over a receipt that somebody began and never ended; false where somebody else did meanwhile. */
export async function takeOver(
  database: Querying,
  { id, askedAt }: Receipt,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'take-over-fiscal-receipt',
    text: `update fiscal_receipts set asked_at = $3 where id = $1 and state = 'begun' and asked_at = $2::timestamptz`,
    values: [id, askedAt, now.toString()],
  })
  return rowCount === 1
}

type Ended = Pick<Receipt, 'state' | 'proof' | 'code'>

/** Ends a receipt, once: of two who asked the device the first is believed. */
export async function endReceipt(
  database: Querying,
  id: string,
  { state, proof, code }: Ended,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'end-fiscal-receipt',
    text: `update fiscal_receipts set state = $2, proof = $3, code = $4 where id = $1 and state = 'begun'`,
    values: [id, state, proof, code],
  })
  return rowCount === 1
}
