import type { RequiredDataFromCollectionSlug } from 'payload'

import { type DemoProduct, food } from '../menu/demo-product.ts'

export type ProductRecord = RequiredDataFromCollectionSlug<'products'>

type Surroundings = {
  images: string[]
  /** Answers the id of a product that a bundle contains. */
  productId: (key: string) => string
  now: Temporal.Instant
}

/** A product as the collection stores it, with everything the kitchen left out filled in. */
export function productRecord(
  product: Omit<DemoProduct, 'picture'>,
  { images, productId, now }: Surroundings,
): ProductRecord {
  const { quantity = {}, usual, leadTime, taxes = food } = product

  return {
    name: product.name,
    description: product.description,
    // One letter each; the test of the data knows the alphabet.
    allergens: product.allergens.split('') as ProductRecord['allergens'],
    diets: product.diets,
    type: product.type ?? 'normal',
    images,
    price: product.price,
    pricing: product.pricing ?? 'perUnit',
    unit: product.unit ?? 'piece',
    calculationModel: product.calculationModel ?? 'fixed',
    ...quantity,
    defaultQuantity: usual?.quantity,
    defaultUnit: usual?.unit,
    alternativeUnits: product.alternativeUnits,
    ...taxes,
    isPriceHidden: product.isPriceHidden ?? false,
    voucherKind: product.voucherKind ?? null,
    isStepByStep: product.isStepByStep ?? false,
    config: { parts: product.parts ?? [] },
    bundleItems: product.bundle?.map(({ key, amount }) => ({ product: productId(key), amount })),
    isEnabled: product.isEnabled ?? true,
    isVisibleWhenUnavailable: product.isVisibleWhenUnavailable ?? true,
    schedule: product.schedule,
    soldOutUntil: product.soldOutDays ? daysLater(now, product.soldOutDays) : null,
    isLeadTimeEnabled: leadTime !== undefined,
    leadTimeType: leadTime?.type,
    leadTimeValue: leadTime?.value,
    workUnits: product.workUnits,
  }
}

const daysLater = (now: Temporal.Instant, days: number) => now.add({ hours: 24 * days }).toString()
