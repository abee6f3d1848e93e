import * as z from 'zod/mini'

import { hoursEntry } from '../time/hours.contract.ts'
import { voucherKinds } from '../ordering/vouchers/voucher-terms.ts'
import { diets } from './diets.data.ts'

/** What the storefront reads about products, categories and menus. */

export const productTypes = ['normal', 'configurable', 'bundle'] as const
export const calculationModels = ['fixed', 'approximate', 'minimum'] as const
export const pricingModels = ['perUnit', 'flat'] as const
export const partTypes = [
  'text',
  'textarea',
  'image',
  'images',
  'file',
  'files',
  'select',
  'multiselect',
] as const
export const optionModifiers = ['add', 'subtract', 'overwrite'] as const
export const leadTimeTypes = ['minutes', 'hours', 'days', 'weeks'] as const
export const unitTypes = [
  'amount',
  'serving',
  'pair',
  'person',
  'package',
  'weight',
  'volume',
  'length',
  'square',
  'cubic',
] as const
export const units = [
  'piece',
  'serving',
  'pair',
  'person',
  'package',
  'gram',
  'decagram',
  'kilogram',
  'milliliter',
  'centiliter',
  'deciliter',
  'liter',
  'millimeter',
  'centimeter',
  'decimeter',
  'meter',
  'kilometer',
  'mm2',
  'cm2',
  'dm2',
  'm2',
  'mm3',
  'cm3',
  'dm3',
  'm3',
] as const

export type CalculationModel = (typeof calculationModels)[number]
export type PartType = (typeof partTypes)[number]
export type OptionModifier = (typeof optionModifiers)[number]
export type LeadTimeType = (typeof leadTimeTypes)[number]
export type UnitType = (typeof unitTypes)[number]
export type Unit = (typeof units)[number]

/** Integer cents. */
export const cents = z.int()
/** Hundredths of a percent: 1000 is 10 %. */
export const taxRate = z.int().check(z.minimum(0), z.maximum(10000))
/** A quantity in its own unit, at most three decimals. */
export const amount = z.number()

/** Enough to build `/image/{size}/{id}-{version}.{extension}`. */
export const imageRef = z.object({
  id: z.string(),
  version: z.string(),
  extension: z.string(),
  alt: z.nullish(z.string()),
  width: z.nullish(z.number()),
  height: z.nullish(z.number()),
  /** What stays in sight where a shape cuts the picture, in percent by steps of ten; missing for the middle. */
  focalX: z.optional(z.number()),
  focalY: z.optional(z.number()),
})
export type ImageRef = z.infer<typeof imageRef>

export const tagView = z.object({ id: z.string(), name: z.string(), image: z.nullish(imageRef) })
export type TagView = z.infer<typeof tagView>

export const amountRules = z.object({
  unit: z.enum(units),
  calculationModel: z.enum(calculationModels),
  minimumQuantity: z.nullish(amount),
  maximumQuantity: z.nullish(amount),
  quantityStepSize: z.nullish(amount),
})
export type AmountRules = z.infer<typeof amountRules>

/** `ratio`: how many of the product's own unit one alternative unit is worth; its price is price × ratio. */
export const alternativeUnit = z.extend(amountRules, { ratio: z.number() })
export type AlternativeUnit = z.infer<typeof alternativeUnit>

export const partOption = z.object({
  id: z.string(),
  name: z.string(),
  modifier: z.enum(optionModifiers),
  value: cents,
  /** ISO instant; the option cannot be chosen for a time before it. */
  soldOutUntil: z.nullish(z.string()),
})
export type PartOption = z.infer<typeof partOption>

export const productPart = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullish(z.string()),
  type: z.enum(partTypes),
  optional: z.boolean(),
  options: z.array(partOption),
  /** What is typed is the price: so much a voucher is to be worth. */
  isPrice: z.optional(z.literal(true)),
})
export type ProductPart = z.infer<typeof productPart>

export const bundleItem = z.object({ product: z.string(), name: z.string(), amount })

export const productView = z.extend(amountRules, {
  id: z.string(),
  name: z.string(),
  description: z.nullish(z.string()),
  allergens: z.array(z.string()),
  diets: z.array(z.enum(diets)),
  type: z.enum(productTypes),
  price: cents,
  pricing: z.enum(pricingModels),
  alternativeUnits: z.array(alternativeUnit),
  defaultQuantity: z.nullish(amount),
  defaultUnit: z.nullish(z.enum(units)),
  isPriceHidden: z.boolean(),
  /** Each piece of it is a voucher, which is worth its price. */
  voucherKind: z.nullish(z.enum(voucherKinds)),
  isStepByStep: z.boolean(),
  isEnabled: z.boolean(),
  isVisibleWhenUnavailable: z.boolean(),
  /** ISO instant; the product cannot be ordered before it. */
  soldOutUntil: z.nullish(z.string()),
  schedule: z.array(hoursEntry),
  images: z.array(imageRef),
  tax: taxRate,
  takeawayTax: taxRate,
  dineInTax: taxRate,
  config: z.object({ parts: z.array(productPart) }),
  bundleItems: z.array(bundleItem),
  isLeadTimeEnabled: z.boolean(),
  leadTimeType: z.nullish(z.enum(leadTimeTypes)),
  leadTimeValue: z.nullish(z.int()),
})
export type ProductView = z.infer<typeof productView>

export const categoryView = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullish(z.string()),
  image: z.nullish(imageRef),
  isEnabled: z.boolean(),
  isVisibleWhenUnavailable: z.boolean(),
  schedule: z.array(hoursEntry),
})
export type CategoryView = z.infer<typeof categoryView>

/** `availableFrom` is an ISO instant; the latest one that is not in the future is the active menu. */
export const menuView = z.object({
  id: z.string(),
  name: z.string(),
  availableFrom: z.nullish(z.string()),
  catalog: z.array(z.object({ category: z.string(), products: z.array(z.string()) })),
})
export type MenuView = z.infer<typeof menuView>
