import type { PayloadRequest } from 'payload'

import { balanceAfter, type VoucherLineKind } from '#domain/ordering/vouchers/voucher-ledger.ts'
import { Refused } from '#kernel/refused.ts'

import { ledVoucher } from './seen-voucher.ts'
import { bookVoucherLines, isVoucherRefused } from './voucher-lines.ts'
import type { VoucherRecord } from './voucher-record.ts'

type Voiding = { id: string; reason: string; now: Temporal.Instant }

/** Blocks a voucher: what is left of it is written off, and nobody pays with it any more. Again it changes nothing. */
export async function voidVoucher(req: PayloadRequest, { id, reason, now }: Voiding): Promise<void> {
  const voucher = await ledVoucher(req, id)
  if (voucher.balance === 0) {
    if (voucher.voidedAt !== null) return
    throw new Refused('validation', {}, [
      { field: 'reason', code: 'nothing-left', message: 'Dieser Gutschein ist schon ganz eingelöst.' },
    ])
  }
  await book(req, voucher, { kind: 'void', amount: -voucher.balance, reason, now })
}

type Correcting = Voiding & {
  /** In cents: what it is worth from then on, and what it was worth when somebody looked at it. */
  balance: number
  seen: number
}

/** Puts right what is left of a voucher, between nothing and its value; only as it was seen, so sent twice it counts once. */
export async function correctVoucher(
  req: PayloadRequest,
  { id, balance, seen, reason, now }: Correcting,
): Promise<void> {
  const voucher = await ledVoucher(req, id)
  if (voucher.balance !== seen || voucher.voidedAt !== null) throw new Refused('changed-meanwhile')
  const line = { kind: 'correction' as const, amount: balance - seen }
  if (balance === seen) return
  if (balanceAfter(voucher, line) === null) {
    throw new Refused('validation', {}, [
      { field: 'balance', code: 'above-value', message: 'Das Guthaben kann nicht höher sein als der Wert.' },
    ])
  }
  await book(req, voucher, { ...line, reason, now })
}

type Booking = { kind: VoucherLineKind; amount: number; reason: string; now: Temporal.Instant }

async function book(
  { payload, user }: PayloadRequest,
  { id }: VoucherRecord,
  { kind, amount, reason, now }: Booking,
): Promise<void> {
  const at = now.toString({ smallestUnit: 'millisecond' })
  const booked = { at, by: String(user?.id), device: null, reason }
  try {
    await bookVoucherLines(payload.db.pool, [{ voucher: id, kind, amount }], booked)
  } catch (error) {
    // Somebody paid with it meanwhile.
    throw isVoucherRefused(error) ? new Refused('changed-meanwhile') : error
  }
}
