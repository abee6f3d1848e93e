import { dayNumberOf, isoDayOf } from '../../time/calendar-day.ts'
import { isVoucherValue } from './voucher-value.ts'
import type { VoucherState } from './voucher-terms.ts'

export type StandingVoucher = {
  /** In cents. */
  balance: number
  voidedAt: string | null
  /** Until the end of this day, `2029-12-31`; null for one that never expires. */
  expiresOn: string | null
}

/** Where a voucher stands on a day of its branch's calendar. */
export function voucherState({ balance, voidedAt, expiresOn }: StandingVoucher, today: string): VoucherState {
  if (voidedAt !== null) return 'void'
  if (expiresOn !== null && today > expiresOn) return 'expired'

  return balance > 0 ? 'open' : 'used'
}

/** So many days there are to spend what came back. */
export const daysAfterGiveBack = 30

/**
 * Until when a voucher pays once something comes back to it on a day, or null where that stays as it is: nobody loses
 * money to an order that the house could not keep.
 */
export function expiryAfterGiveBack(expiresOn: string | null, today: string): string | null {
  if (expiresOn === null) return null
  const last = isoDayOf(dayNumberOf(today) + daysAfterGiveBack)

  return expiresOn < last ? last : null
}

/**
 * The first day on which a voucher may expire: whoever paid for one may ask for what it is worth until the end of the
 * third year after that. Source: §§ 195, 199 BGB; Austrian courts give 30 years unless a shorter term has its reason, so
 * a voucher expires only where somebody says so.
 */
export const earliestExpiry = (issuedOn: string): string => `${Number(issuedOn.slice(0, 4)) + 3}-12-31`

export type WhyNotIssue = 'value' | 'expiry' | 'tax-rate'

/** Why a voucher is not issued as asked for, or null. */
export function whyNotIssue(
  asked: { value: number; kind: string; taxRate: number | null; expiresOn: string | null },
  issuedOn: string,
): WhyNotIssue | null {
  const { value, kind, taxRate, expiresOn } = asked
  if (!isVoucherValue(value)) return 'value'
  if ((kind === 'single-purpose') !== (taxRate !== null)) return 'tax-rate'

  return expiresOn !== null && expiresOn < earliestExpiry(issuedOn) ? 'expiry' : null
}
