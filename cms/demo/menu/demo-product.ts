import type { Diet } from '#domain/catalogue/diets.data.ts'
import type {
  AlternativeUnit,
  AmountRules,
  CalculationModel,
  LeadTimeType,
  OptionModifier,
  PartType,
  pricingModels,
  productTypes,
  Unit,
} from '#domain/catalogue/product.contract.ts'
import type { VoucherKind } from '#domain/ordering/vouchers/voucher-terms.ts'
import type { HoursEntry } from '#domain/time/hours.contract.ts'

import type { Picture } from '../pictures/picture.ts'

/** One dish as the kitchen writes it down; what is left out follows from `productRecord`. */
export type DemoProduct = {
  key: string
  name: string
  description: string
  /** Austrian allergen letters in one word, for example `ACG`. */
  allergens: string
  diets?: Diet[]
  /** Integer cents. */
  price: number
  type?: (typeof productTypes)[number]
  unit?: Unit
  pricing?: (typeof pricingModels)[number]
  calculationModel?: CalculationModel
  quantity?: Partial<Pick<AmountRules, 'minimumQuantity' | 'maximumQuantity' | 'quantityStepSize'>>
  usual?: { quantity: number; unit: Unit }
  alternativeUnits?: AlternativeUnit[]
  taxes?: Taxes
  parts?: DemoPart[]
  isStepByStep?: boolean
  bundle?: { key: string; amount: number }[]
  schedule?: HoursEntry[]
  isEnabled?: boolean
  isVisibleWhenUnavailable?: boolean
  /** Sold out for so many days from the day the demo is loaded. */
  soldOutDays?: number
  isPriceHidden?: boolean
  /** Each piece is a voucher, which is worth its price. */
  voucherKind?: VoucherKind
  leadTime?: { type: LeadTimeType; value: number }
  /** What a piece takes of a slot with limited room. */
  workUnits?: number
  picture?: Picture
}

export type DemoPart = {
  name: string
  description?: string
  type: PartType
  optional: boolean
  options?: { name: string; modifier: OptionModifier; value: number }[]
}

/** Hundredths of a percent: delivered, taken away, served at the table. */
export type Taxes = { tax: number; takeawayTax: number; dineInTax: number }

export const food: Taxes = { tax: 1000, takeawayTax: 1000, dineInTax: 1000 }
export const drink: Taxes = { tax: 2000, takeawayTax: 2000, dineInTax: 2000 }
/** Goods over the counter at the reduced rate, poured at the table as a service at the full one. */
export const milkDrink: Taxes = { tax: 1000, takeawayTax: 1000, dineInTax: 2000 }
export const staple: Taxes = { tax: 490, takeawayTax: 490, dineInTax: 1000 }

type Choice = [name: string, modifier: OptionModifier, valueCents: number]

/** Exactly one of the choices. */
export function oneOf(name: string, choices: Choice[], more: Partial<DemoPart> = {}): DemoPart {
  return { name, type: 'select', optional: false, options: choices.map(asOption), ...more }
}

/** As many of the choices as the guest likes. */
export function anyOf(name: string, choices: Choice[], more: Partial<DemoPart> = {}): DemoPart {
  return { name, type: 'multiselect', optional: true, options: choices.map(asOption), ...more }
}

export const kitchenNote: DemoPart = {
  name: 'Hinweis an die Küche',
  description: 'Zum Beispiel: Sauce bitte extra.',
  type: 'textarea',
  optional: true,
}

const asOption = ([name, modifier, value]: Choice) => ({ name, modifier, value })
