import { codeHint } from '#domain/ordering/vouchers/voucher-code.ts'
import { whyNotIssue } from '#domain/ordering/vouchers/voucher-state.ts'
import { whyNotIssueText } from '#domain/ordering/vouchers/voucher.texts.ts'
import type { VoucherWish } from '#domain/ordering/vouchers/voucher.contract.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { Refused } from '#kernel/refused.ts'

import { markOf, newCode, sealedCode } from './voucher-codes.ts'
import type { NewVoucher } from './voucher-record.ts'

export type IssueWish = Omit<VoucherWish, 'branch'>

type Making = {
  secret: string
  branch: string
  wish: IssueWish
  /** Which piece of which line of an order it is; one that no order has sold is given. */
  sold?: { order: string; line: number; piece: number } | undefined
  by: string | null
  reason?: string | null
  /** One by chance, unless it is said. */
  code?: string
  now: Temporal.Instant
}

/** A voucher under a code of its own, which nobody sees from here on but who has it on paper or by mail. */
export function newVoucherOf({ code = newCode(), ...making }: Making): NewVoucher {
  const { secret, branch, wish, sold, by, reason = null, now } = making
  const id = uuidV7(now.epochMilliseconds)

  return {
    id,
    name: `Gutschein ${codeHint(code)}`,
    value: wish.value,
    kind: wish.kind,
    taxRate: wish.kind === 'single-purpose' ? (wish.taxRate ?? null) : null,
    isGiven: sold === undefined,
    reach: wish.reach,
    branch,
    expiresOn: wish.expiresOn ?? null,
    issuedAt: now.toString({ smallestUnit: 'millisecond' }),
    recipientName: wish.recipientName || null,
    recipientEmail: wish.recipientEmail || null,
    message: wish.message || null,
    order: sold?.order ?? null,
    orderLine: sold?.line ?? null,
    piece: sold?.piece ?? null,
    codeMark: markOf(secret, code),
    sealedCode: sealedCode(secret, id, code),
    by,
    reason,
  }
}

/** `issuedOn` is the day of the branch's calendar. */
export function refuseWrongWish(
  { value, kind, taxRate = null, expiresOn = null }: IssueWish,
  issuedOn: string,
): void {
  const why = whyNotIssue({ value, kind, taxRate, expiresOn }, issuedOn)
  if (!why) return
  const field = { value: 'value', 'tax-rate': 'taxRate', expiry: 'expiresOn' }[why]
  throw new Refused('validation', {}, [{ field, code: why, message: whyNotIssueText(why, issuedOn) }])
}
