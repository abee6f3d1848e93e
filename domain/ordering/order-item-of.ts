import { productUnitsPer } from '../catalogue/amount.ts'
import {
  calculationModelOf,
  chosenFor,
  chosenOptions,
  partsOf,
  unitPriceCents,
} from '../catalogue/product-configuration.ts'
import type { ProductPart } from '../catalogue/product.contract.ts'
import { pick } from '../pick.ts'
import type { CartLine } from './cart.ts'
import type { ChosenPart, OrderItem } from './order.contract.ts'

/** A priced cart line as the order keeps it: a snapshot of what was sold. */
export function orderItemOf({ item, product, grossCents, discountCents, taxRate }: CartLine): OrderItem {
  return {
    product: product.id,
    name: product.name,
    amount: item.amount,
    unit: item.unit,
    calculationModel: calculationModelOf(product, item.unit),
    unitPrice: unitPriceCents(product, item.parts, item.unit),
    gross: grossCents,
    ...(discountCents > 0 && { discount: discountCents }),
    ...(product.pricing === 'flat' && { isFlat: true }),
    ...(product.voucherKind && { voucher: product.voucherKind }),
    ...basisOf(item, product),
    isPriceHidden: product.isPriceHidden,
    taxRate,
    allergens: product.allergens,
    bundleItems: product.bundleItems.map(({ name, amount }) => ({ name, amount })),
    // What was typed as its price is its price.
    parts: partsOf(product).flatMap((part) => (part.isPrice ? [] : partSnapshot(part, item.parts))),
  }
}

function basisOf({ unit, parts }: CartLine['item'], product: CartLine['product']): Pick<OrderItem, 'basis'> {
  const worth = unit === product.unit ? null : productUnitsPer(product, unit)
  const price = unitPriceCents(product, parts, product.unit)

  return worth ? { basis: { price, unit: product.unit, worth: worth.toNumber() } } : {}
}

/** What was chosen for a part, in words that stay true when the product changes; nothing if left empty. */
function partSnapshot(part: ProductPart, parts: readonly ChosenPart[]): OrderItem['parts'] {
  const chosen = chosenFor(part, parts)
  const isText = part.type === 'text' || part.type === 'textarea'
  const isUpload = ['image', 'images', 'file', 'files'].includes(part.type)
  const text = (isText && chosen?.text?.trim()) || null
  const uploads = (isUpload && chosen?.uploads) || []
  const options = chosenOptions(part, parts).map((option) =>
    pick(option, ['id', 'name', 'modifier', 'value']),
  )
  const isEmpty = !text && uploads.length === 0 && options.length === 0

  return isEmpty ? [] : [{ part: part.id, name: part.name, options, text, uploads: [...uploads] }]
}
