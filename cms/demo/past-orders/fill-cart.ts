import { defaultItem, lineGrossCents, partsOf } from '#domain/catalogue/product-configuration.ts'
import type { ProductPart, ProductView } from '#domain/catalogue/product.contract.ts'
import type { CartItem, ChosenPart } from '#domain/ordering/order.contract.ts'

import type { Chance } from './chance.ts'

type Choice = { product: ProductView; weight: number }

/** One to five different products, and more until the delivery is worth its way. */
export function fillCart(choices: readonly Choice[], minimumCents: number, chance: Chance): CartItem[] {
  const wanted = 1 + chance.whole(3) + chance.whole(2)
  const cart = new Map<string, CartItem>()
  let worth = 0

  for (let tries = 0; tries < 60 && (cart.size < wanted || worth < minimumCents); tries += 1) {
    const product = chance.weighted(choices.map(({ product: value, weight }) => ({ value, weight })))
    if (cart.has(product.id)) continue

    const item = { ...defaultItem(product), parts: chooseParts(product, chance) }
    cart.set(product.id, item)
    worth += lineGrossCents(product, item)
  }

  return [...cart.values()]
}

function chooseParts(product: ProductView, chance: Chance): ChosenPart[] {
  return partsOf(product).flatMap((part): ChosenPart[] => {
    if (part.options.length === 0) return []
    if (part.optional && chance.share() < 0.7) return []

    return [{ part: part.id, options: chooseOptions(part, chance) }]
  })
}

function chooseOptions({ options }: ProductPart, chance: Chance): string[] {
  // The first option is what the kitchen recommends, and most guests agree.
  const option = chance.share() < 0.55 ? options[0] : chance.one(options)

  return option ? [option.id] : []
}
