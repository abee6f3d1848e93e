import * as z from 'zod/mini'

import { hoursEntry } from '../time/hours.contract.ts'

/** What the storefront reads: `GET /api/shop` and `GET /api/branches/{identifier}/shop`. */

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
})
export type PartOption = z.infer<typeof partOption>

export const productPart = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullish(z.string()),
  type: z.enum(partTypes),
  optional: z.boolean(),
  options: z.array(partOption),
})
export type ProductPart = z.infer<typeof productPart>

export const bundleItem = z.object({ product: z.string(), name: z.string(), amount })

export const productView = z.extend(amountRules, {
  id: z.string(),
  name: z.string(),
  description: z.nullish(z.string()),
  allergens: z.array(z.string()),
  type: z.enum(productTypes),
  price: cents,
  pricing: z.enum(pricingModels),
  alternativeUnits: z.array(alternativeUnit),
  defaultQuantity: z.nullish(amount),
  defaultUnit: z.nullish(z.enum(units)),
  isPriceHidden: z.boolean(),
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

export const deliveryArea = z.object({
  area: z.string(),
  price: cents,
  tax: taxRate,
  free: z.boolean(),
  freeFromOrderValue: z.nullish(cents),
  minimumOrderValue: z.nullish(cents),
})
export type DeliveryArea = z.infer<typeof deliveryArea>

export const tableView = z.object({ id: z.string(), identifier: z.string(), name: z.nullish(z.string()) })
export type TableView = z.infer<typeof tableView>

/** What a branch card shows. */
export const branchCard = z.object({
  id: z.string(),
  identifier: z.string(),
  name: z.string(),
  street: z.nullish(z.string()),
  zipCode: z.nullish(z.string()),
  city: z.nullish(z.string()),
  country: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  email: z.nullish(z.string()),
  latitude: z.nullish(z.number()),
  longitude: z.nullish(z.number()),
  keywords: z.nullish(z.string()),
  tags: z.array(tagView),
  images: z.array(imageRef),
  logo: z.nullish(imageRef),
  isPublic: z.boolean(),
  timeZone: z.string(),
  openingHours: z.array(hoursEntry),
  deliveryHours: z.array(hoursEntry),
  isDeliveryHoursEnabled: z.boolean(),
  isTakeawayEnabled: z.boolean(),
  isDeliveryEnabled: z.boolean(),
  isDineInEnabled: z.boolean(),
  isPreorderEnabled: z.boolean(),
  description: z.nullish(z.string()),
  closedMessage: z.nullish(z.string()),
})
export type BranchCard = z.infer<typeof branchCard>

export const branchView = z.extend(branchCard, {
  /** ISO instant before which nothing can be ordered. */
  orderableFrom: z.nullish(z.string()),
  deliveryAreas: z.array(deliveryArea),
  isTableSelectionEnabled: z.boolean(),
  isAppointmentRequired: z.boolean(),
  isQuotationRequired: z.boolean(),
  isCashEnabled: z.boolean(),
  isATMCardEnabled: z.boolean(),
  isHydroAGVoucherEnabled: z.boolean(),
  isMollieEnabled: z.boolean(),
  isDatatransEnabled: z.boolean(),
  isDeliveryEmailRequired: z.boolean(),
  isDeliveryPhoneRequired: z.boolean(),
  isDeliveryAddressRequired: z.boolean(),
  isDineInEmailRequired: z.boolean(),
  isDineInPhoneRequired: z.boolean(),
  isDineInAddressRequired: z.boolean(),
  isTakeawayEmailRequired: z.boolean(),
  isTakeawayPhoneRequired: z.boolean(),
  isTakeawayAddressRequired: z.boolean(),
  /** Minutes between two appointment slots. */
  slotMinutes: z.int(),
  tables: z.array(tableView),
})
export type BranchView = z.infer<typeof branchView>

/** An external link, an inline markdown text, or neither. */
export const legalText = z.object({ url: z.nullish(z.string()), text: z.nullish(z.string()) })
export type LegalText = z.infer<typeof legalText>

export const shopSettings = z.object({
  shopKey: z.string(),
  shopName: z.string(),
  businessName: z.nullish(z.string()),
  title: z.nullish(z.string()),
  seoTitle: z.nullish(z.string()),
  description: z.nullish(z.string()),
  seoDescription: z.nullish(z.string()),
  website: z.nullish(z.string()),
  currency: z.string(),
  logo: z.nullish(imageRef),
  colorSetting: z.enum(['white', 'black']),
  color1: z.string(),
  color2: z.string(),
  font: z.string(),
  borderRadius: z.string(),
  termsAndConditions: legalText,
  privacyPolicy: legalText,
  imprint: legalText,
  allergens: legalText,
  termsAndConditionsText: z.nullish(z.string()),
  privacyPolicyText: z.nullish(z.string()),
  orderButtonLabel: z.nullish(z.string()),
  defaultOrderType: z.nullish(z.enum(['takeaway', 'delivery', 'dineIn'])),
  donationAmount: cents,
  socialLinks: z.array(z.object({ label: z.string(), url: z.string() })),
  brochureUrl: z.nullish(z.string()),
  enablePluginPWA: z.boolean(),
  enablePluginToolbar: z.boolean(),
  enablePluginHomePage: z.boolean(),
  enablePluginSearch: z.boolean(),
  enablePluginTags: z.boolean(),
  enablePluginMapbox: z.boolean(),
  enablePluginCategoryBar: z.boolean(),
  enablePluginSMS: z.boolean(),
  enablePluginDonations: z.boolean(),
  enablePluginFrontdesk: z.boolean(),
  enablePluginOrderReviews: z.boolean(),
  disableTickets: z.boolean(),
  enableCash: z.boolean(),
  enableATMCard: z.boolean(),
  enableHydroAGVoucher: z.boolean(),
  enableMollie: z.boolean(),
  enableDatatrans: z.boolean(),
})
export type ShopSettings = z.infer<typeof shopSettings>

/** `GET /api/shop`: what every storefront page needs, and the branch list. */
export const shopView = z.object({
  settings: shopSettings,
  branches: z.array(branchCard),
  tags: z.array(tagView),
})
export type ShopView = z.infer<typeof shopView>

/** `GET /api/branches/{identifier}/shop`: all that is needed to order at one branch. */
export const branchShopView = z.object({
  settings: shopSettings,
  branch: branchView,
  menus: z.array(menuView),
  categories: z.array(categoryView),
  products: z.array(productView),
})
export type BranchShopView = z.infer<typeof branchShopView>
