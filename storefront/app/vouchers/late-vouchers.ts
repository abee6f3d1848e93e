import { callOf } from '#domain/api/call-of.ts'
import { planVouchers } from '#domain/ordering/vouchers/plan-vouchers.ts'
import { typedCode } from '#domain/ordering/vouchers/voucher-code.ts'
import type { checkVoucherContract } from '#domain/ordering/vouchers/voucher.contract.ts'
import { mistypedCodeText } from '#domain/ordering/vouchers/voucher.texts.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import type { Entered, VoucherPart, VoucherTotals } from './entered-vouchers.ts'

const check = callOf<typeof checkVoucherContract>('post', '/api/vouchers/check')

export { voucherNotForTheseText as notForThese } from '#domain/ordering/vouchers/voucher.texts.ts'

/** `isGone`: it pays no more; else nobody knows, because nobody could be asked. */
export type Asked = { voucher: Entered } | { problem: string; isGone: boolean }

/** What a voucher is worth, or why it is not taken, in words. */
export async function askVoucher(text: string, branch?: string): Promise<Asked> {
  const code = typedCode(text)
  if (code === null) return { problem: mistypedCodeText, isGone: true }
  const answer = await check(fetch, { body: { code, ...(branch !== undefined && { branch }) } })
  if (answer.ok) return { voucher: { ...answer.body, code } }
  const unreachable = navigator.onLine ? shopFailures.unknown : shopFailures.offline
  if (answer.kind !== 'refused') return { problem: unreachable, isGone: false }

  return {
    problem: answer.errors[0]?.message ?? shopFailures.unknown,
    isGone: answer.errors.some(({ code: why }) => why === 'unknown-voucher'),
  }
}

/** What vouchers are worth by now, and why that is not known of some; these stay as they were. */
export async function askVouchers(
  entered: readonly Entered[],
  branch: string,
): Promise<{ known: Map<string, Entered | null>; problem: string | undefined }> {
  const known = new Map<string, Entered | null>()
  let problem: string | undefined
  const asked = await Promise.all(entered.map(({ code }) => askVoucher(code, branch)))
  for (const [index, answer] of asked.entries()) {
    const voucher = entered[index]
    if (!voucher) continue
    if ('voucher' in answer) known.set(voucher.code, answer.voucher)
    else if (answer.isGone) known.set(voucher.code, null)
    else problem = `Ob Ihr Gutschein noch so viel wert ist, wissen wir gerade nicht. ${answer.problem}`
  }

  return { known, problem }
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
