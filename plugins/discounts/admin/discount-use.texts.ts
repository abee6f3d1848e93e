import { formatMoney } from '#domain/money/money.ts'
import type { DiscountUse } from '#domain/ordering/discounts/discount-budget.ts'

type Budget = { maxUses?: number | null; maxCents?: number | null }

export function usedText({ uses }: Pick<DiscountUse, 'uses'>): string {
  return uses === 0 ? 'noch nie' : uses === 1 ? 'einmal' : `${uses.toLocaleString('de-AT')}-mal`
}

/** Empty where there is no budget. */
export function leftText(
  { maxUses, maxCents }: Budget,
  { uses, cents }: Pick<DiscountUse, 'uses' | 'cents'>,
  currency: string,
): string {
  const money = (amount: number) => formatMoney(amount, currency)
  const left = [
    maxUses
      ? `${Math.max(0, maxUses - uses).toLocaleString('de-AT')} von ${maxUses.toLocaleString('de-AT')}`
      : '',
    maxCents ? `${money(Math.max(0, maxCents - cents))} von ${money(maxCents)}` : '',
  ].filter(Boolean)

  return left.length > 0 ? `übrig ${left.join(', ')}` : ''
}
