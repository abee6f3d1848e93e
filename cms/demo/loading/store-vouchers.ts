import type { PayloadRequest } from 'payload'

import { codeLetters, codeOf } from '#domain/ordering/vouchers/voucher-code.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { bookVoucherLines } from '#plugins/vouchers/operations/voucher-lines.ts'
import { newVoucherOf } from '#plugins/vouchers/operations/new-voucher.ts'
import { storeVoucher } from '#plugins/vouchers/operations/voucher-record.ts'

import type { SpentVoucher } from '../past-orders/pay-order.ts'
import { queryingWithin } from './close-past-days.ts'
import type { StoredBranch } from './store-branches.ts'

type DemoVoucher = {
  /** Eleven letters that whoever tries the demo out can remember. */
  letters: string
  value: number
  daysAgo: number
  recipientName: string | null
  message?: string
  reason: string
  /** What became of it, in cents. */
  after?: { kind: 'correction' | 'void'; amount: number; reason: string }
}

const vouchers: readonly DemoVoucher[] = [
  {
    letters: 'GUTESESSEN2',
    value: 5_000,
    daysAgo: 3,
    recipientName: 'Familie Moosbrugger',
    message: 'Alles Gute zum Einstand in der neuen Küche!',
    reason: 'Gewinnspiel zur Eröffnung',
  },
  {
    letters: 'SCHNETZEN34',
    value: 2_500,
    daysAgo: 20,
    recipientName: 'Frau Egle',
    reason: 'Wartezeit beim Sommerfest',
    after: { kind: 'correction', amount: -1_190, reason: 'Teil am Marktstand eingelöst' },
  },
  {
    letters: 'KASPRESSER5',
    value: 10_000,
    daysAgo: 41,
    recipientName: null,
    reason: 'Spende für die Tombola der Feuerwehr',
    after: { kind: 'void', amount: -10_000, reason: 'Verloren gemeldet, neu ausgestellt' },
  },
]

type Options = { branches: readonly StoredBranch[]; now: Temporal.Instant }

/** A few vouchers that nobody paid for: one to spend, one in part spent, one that was lost. */
export async function storeVouchers(req: PayloadRequest, { branches, now }: Options): Promise<void> {
  const database = queryingWithin(await transactionOf(req))
  const branch = branches[0]?.branch.id
  if (branch === undefined) return

  for (const { letters, daysAgo, after, reason, ...wish } of vouchers) {
    const voucher = newVoucherOf({
      secret: req.payload.secret,
      branch,
      wish: { ...wish, kind: 'multi-purpose', reach: 'division' },
      by: null,
      reason,
      code: codeOf(letters.split('').map((letter) => codeLetters.indexOf(letter))),
      now: now.subtract({ hours: 24 * daysAgo }),
    })
    await storeVoucher(database, voucher)
    if (!after) continue
    const at = now.subtract({ hours: 24 * daysAgo - 30 }).toString({ smallestUnit: 'millisecond' })
    const { kind, amount } = after
    await bookVoucherLines(database, [{ voucher: voucher.id, kind, amount }], {
      at,
      by: null,
      device: null,
      reason: after.reason,
    })
  }
}

/** Given to guests who have spent them since; codes are drawn by lot. */
const spentVouchers = [
  { daysAgo: 340, value: 10_000, branch: 0, reason: 'Tombola der Blasmusik' },
  { daysAgo: 270, value: 7_500, branch: 1, reason: 'Entschuldigung für eine lange Wartezeit' },
  { daysAgo: 190, value: 15_000, branch: 0, reason: 'Gewinnspiel im Sommer' },
  { daysAgo: 110, value: 10_000, branch: 1, reason: 'Dank an die Ruderer' },
  { daysAgo: 24, value: 20_000, branch: 0, reason: 'Gewinnspiel im Herbst' },
]

/** Issues the vouchers with which orders of the past year are paid. */
export async function storeSpentVouchers(
  req: PayloadRequest,
  { branches, now }: Options,
): Promise<SpentVoucher[]> {
  const database = queryingWithin(await transactionOf(req))
  const stored: SpentVoucher[] = []
  for (const { daysAgo, value, branch: nth, reason } of spentVouchers) {
    const branch = branches[nth]?.branch.id
    if (branch === undefined) continue
    const wish = { value, kind: 'multi-purpose' as const, reach: 'division' as const, recipientName: null }
    const issued = now.subtract({ hours: 24 * daysAgo })
    const by = { by: null, reason, now: issued }
    const voucher = newVoucherOf({ secret: req.payload.secret, branch, wish, ...by })
    await storeVoucher(database, voucher)
    stored.push({ id: voucher.id, branch, issuedAt: voucher.issuedAt, balance: value })
  }

  return stored
}
