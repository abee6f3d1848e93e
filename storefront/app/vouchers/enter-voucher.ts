import { enteredNow, keepVouchers, type VoucherTotals } from './entered-vouchers.ts'
import { askVoucher, notForThese, planOf } from './late-vouchers.ts'

/** Takes a voucher for the cart; answers why not, in words. */
export async function enterVoucher(
  text: string,
  branch: string,
  totals: VoucherTotals,
): Promise<string | null> {
  const answer = await askVoucher(text, branch)
  if ('problem' in answer) return answer.problem
  const found = answer.voucher
  const entered = [...enteredNow().filter(({ code }) => code !== found.code), found]
  if (!planOf(totals, entered).vouchers.at(-1)?.amount) return notForThese
  keepVouchers(entered, planOf)

  return null
}
