import { Fraction } from '../money/fraction.ts'

/** Nobody gives more by mistake, in cents. */
export const mostTipCents = 50_000

/** What is suggested unless the branch says something else, in percent. */
export const usualTipPercents: readonly number[] = [5, 10, 15]

/** `5, 10, 15` as they are suggested; those of the house for an empty list, null for what is no such list. */
export function parseTipPercents(list: string): number[] | null {
  if (list.trim() === '') return [...usualTipPercents]
  const percents = list.split(',').map((each) => (/^\s*\d{1,2}\s*$/.test(each) ? Number(each) : Number.NaN))
  const isFine = percents.length <= 4 && percents.every((each) => each >= 1 && each <= 50)

  return isFine ? [...new Set(percents)] : null
}

/** What a guest chose: a share of what the goods cost them, or an amount in cents. */
export type TipChoice = { percent: number } | { cents: number }

/** In cents; a share is of the goods after what was taken off, rounded once, a half away from zero. */
export function tipOf(choice: TipChoice | null, paidGoodsCents: number): number {
  if (!choice) return 0
  const cents =
    'cents' in choice
      ? choice.cents
      : Fraction.of(paidGoodsCents).times(choice.percent).dividedBy(100).rounded()

  return Math.min(Math.max(cents, 0), mostTipCents)
}
