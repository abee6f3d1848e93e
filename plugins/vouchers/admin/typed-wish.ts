import { parseMoney } from '#domain/money/money.ts'
import { saysWhy } from '#domain/ordering/money-reason.ts'
import type { VoucherKind, VoucherReach } from '#domain/ordering/vouchers/voucher-terms.ts'
import type { VoucherWish } from '#domain/ordering/vouchers/voucher.contract.ts'
import { largestVoucher, smallestVoucher } from '#domain/ordering/vouchers/voucher-value.ts'
import { whyNotIssueText } from '#domain/ordering/vouchers/voucher.texts.ts'

/** `gift` is what nobody pays for. */
export const payments = { cash: 'Bar', 'atm-card': 'Bankomatkarte', gift: 'Geschenkt' } as const
export type TypedPayment = keyof typeof payments

/** As somebody types it. */
export type TypedWish = {
  branch: string
  value: string
  payment: TypedPayment
  kind: VoucherKind
  taxRate: string
  reach: VoucherReach
  expiresOn: string
  recipientName: string
  recipientEmail: string
  message: string
  reason: string
}

export const emptyWish = (branch: string): TypedWish => ({
  branch,
  value: '',
  payment: 'cash',
  kind: 'multi-purpose',
  taxRate: '10',
  reach: 'division',
  expiresOn: '',
  recipientName: '',
  recipientEmail: '',
  message: '',
  reason: '',
})

type Judged = { problem: string } | { wish: VoucherWish; reason: string }

/** What was typed as it is sent, or what is wrong with it. */
export function judgeWish(typed: TypedWish): Judged {
  const value = parseMoney(typed.value)
  if (value === null) return { problem: 'Bitte geben Sie den Wert ein, etwa 50,00.' }
  if (value < smallestVoucher || value > largestVoucher) return { problem: whyNotIssueText('value', '') }
  const rate = typed.kind === 'single-purpose' ? rateOf(typed.taxRate) : null
  if (typed.kind === 'single-purpose' && rate === null) {
    return { problem: 'Bitte geben Sie den Steuersatz ein, etwa 10.' }
  }
  const reason = typed.reason.trim()
  if (typed.payment === 'gift' && !saysWhy(reason)) {
    return { problem: 'Bitte geben Sie an, warum der Gutschein geschenkt wird.' }
  }

  const { branch, kind, reach } = typed
  return {
    reason,
    wish: {
      branch,
      value,
      kind,
      reach,
      taxRate: rate,
      expiresOn: typed.expiresOn || null,
      recipientName: typed.recipientName.trim() || null,
      recipientEmail: typed.recipientEmail.trim() || null,
      message: typed.message.trim() || null,
    },
  }
}

/** A percentage as hundredths of a percent: people type it as they type money. */
function rateOf(text: string): number | null {
  const rate = parseMoney(text.replace('%', ''))

  return rate !== null && rate >= 0 && rate <= 10_000 ? rate : null
}
