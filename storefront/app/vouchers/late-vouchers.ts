import { callOf } from '#domain/api/call-of.ts'
import { planVouchers } from '#domain/ordering/vouchers/plan-vouchers.ts'
import { typedCode } from '#domain/ordering/vouchers/voucher-code.ts'
import type { checkVoucherContract } from '#domain/ordering/vouchers/voucher.contract.ts'
import { mistypedCodeText } from '#domain/ordering/vouchers/voucher.texts.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import type { Entered, VoucherPart, VoucherTotals } from './entered-vouchers.ts'

const check = callOf<typeof checkVoucherContract>('post', '/api/vouchers/check')

export { voucherNotForTheseText as notForThese } from '#domain/ordering/vouchers/voucher.texts.ts'

/** What a voucher is worth, or why it is not taken, in words. */
export async function askVoucher(text: string, branch?: string): Promise<Entered | string> {
  const code = typedCode(text)
  if (code === null) return mistypedCodeText
  const answer = await check(fetch, { body: { code, ...(branch !== undefined && { branch }) } })
  if (answer.ok) return { ...answer.body, code }
  if (answer.kind !== 'refused') return navigator.onLine ? shopFailures.unknown : shopFailures.offline

  return answer.errors[0]?.message ?? shopFailures.unknown
}

/** By the very rule that the server goes by. */
export function planOf(
  { totalCents, taxes, lines }: VoucherTotals,
  entered: readonly Entered[],
): VoucherPart {
  const vouchers = lines.flatMap(({ product, taxRate, grossCents }) =>
    product.voucherKind ? [{ taxRate, gross: grossCents }] : [],
  )
  const { amounts, rest } = planVouchers({ total: totalCents, taxes, vouchers }, entered)

  return {
    vouchers: entered.map((voucher, index) => ({ ...voucher, amount: amounts[index] ?? 0 })),
    paid: totalCents - rest,
    rest,
  }
}
