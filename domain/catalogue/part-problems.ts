import { parseMoney } from '../money/money.ts'
import { isVoucherValue } from '../ordering/vouchers/voucher-value.ts'
import type { ChosenPart } from '../ordering/order.contract.ts'
import type { PartType, ProductPart, Unit } from './product.contract.ts'

/** Why an item cannot be ordered as it is configured; the facts are for `configurationProblemText`. */
export type ConfigurationProblem =
  | { reason: 'amount-invalid'; amount: number; unit: Unit; nearest: number }
  | { reason: 'unit-unknown'; unit: Unit }
  | { reason: 'part-required'; part: string; name: string; type: PartType }
  | { reason: 'price-invalid'; part: string }
  | { reason: 'unknown-part'; part: string }
  | { reason: 'part-repeated'; part: string }
  | { reason: 'unknown-option'; part: string; option: string }
  | { reason: 'too-many-options'; part: string; name: string; maximum: number }
  | { reason: 'too-many-uploads'; part: string; name: string; maximum: number }

/** What is wrong with the choice for one part; nothing when it passes. Spec: storefront 5, item. */
export function partProblems(part: ProductPart, chosen: ChosenPart | undefined): ConfigurationProblem[] {
  if (isEmpty(part, chosen)) {
    return part.optional ? [] : [{ reason: 'part-required', part: part.id, name: part.name, type: part.type }]
  }

  switch (part.type) {
    case 'select':
      return optionProblems(part, chosen?.options ?? [], 1)
    case 'multiselect':
      return optionProblems(part, chosen?.options ?? [], part.options.length)
    case 'image':
    case 'file':
      return (chosen?.uploads ?? []).length > 1
        ? [{ reason: 'too-many-uploads', part: part.id, name: part.name, maximum: 1 }]
        : []
    case 'images':
    case 'files':
      return []
    case 'text':
    case 'textarea':
      return part.isPrice && priceSaid(part, chosen) === null
        ? [{ reason: 'price-invalid', part: part.id }]
        : []
  }
}

/** The price in cents that a guest has typed for a part, or null where it is none that a house takes. */
export function priceSaid({ isPrice }: ProductPart, chosen: ChosenPart | undefined): number | null {
  const cents = isPrice ? parseMoney(chosen?.text ?? '') : null

  return cents !== null && isVoucherValue(cents) ? cents : null
}

function isEmpty(part: ProductPart, chosen: ChosenPart | undefined): boolean {
  switch (part.type) {
    case 'select':
    case 'multiselect':
      return !chosen?.options?.length
    case 'image':
    case 'images':
    case 'file':
    case 'files':
      return !chosen?.uploads?.length
    case 'text':
    case 'textarea':
      return !chosen?.text?.trim()
  }
}

function optionProblems(
  part: ProductPart,
  chosen: readonly string[],
  maximum: number,
): ConfigurationProblem[] {
  const known = new Set(part.options.map((option) => option.id))
  const unknown = chosen
    .filter((option) => !known.has(option))
    .map((option) => ({ reason: 'unknown-option' as const, part: part.id, option }))
  // The same option named twice is as wrong as one too many.
  const isTooMany = chosen.length > maximum || new Set(chosen).size < chosen.length

  return isTooMany
    ? [...unknown, { reason: 'too-many-options', part: part.id, name: part.name, maximum }]
    : unknown
}
