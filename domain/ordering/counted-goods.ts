import { sumCents } from '../money/money.ts'

type Line = {
  /** In cents, before anything is taken off. */
  gross: number
  /** Set where a voucher is sold. */
  voucher?: string | null | undefined
}

/** What of a line discounts and limits look at, in cents: a voucher is money, which nobody gets for less or has delivered. */
export const countedCents = ({ gross, voucher }: Line): number => (voucher ? 0 : gross)

/** What minimum and free-from look at, in cents. Source: ADR 119. */
export const countedGoods = (lines: readonly Line[]): number => sumCents(lines.map(countedCents))
