import type { PayloadRequest } from 'payload'

import { codeLetters, codeOf } from '#domain/ordering/vouchers/voucher-code.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { bookVoucherLines } from '#plugins/vouchers/operations/voucher-lines.ts'
import { newVoucherOf } from '#plugins/vouchers/operations/new-voucher.ts'
import { storeVoucher } from '#plugins/vouchers/operations/voucher-record.ts'

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
