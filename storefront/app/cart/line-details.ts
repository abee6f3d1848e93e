import { chosenFor, chosenOptions, partsOf } from '#domain/catalogue/product-configuration.ts'
import type { ProductView } from '#domain/catalogue/product.contract.ts'
import type { CartItem } from '#domain/ordering/order.contract.ts'
import { knownUpload } from '../product/known-uploads.ts'

/** What was chosen for an item, one line per part, e.g. „Größe: 32 cm". What it costs stands beside it. */
export function lineDetails(product: ProductView, item: CartItem): string[] {
  return partsOf(product).flatMap((part) => {
    if (part.isPrice) return []
    const chosen = chosenFor(part, item.parts)
    const options = chosenOptions(part, item.parts).map((option) => option.name)
    const uploads = chosen?.uploads?.map((id) => knownUpload(id)?.name ?? 'eine Datei') ?? []
    const text = options.join(', ') || chosen?.text?.trim() || uploads.join(', ')
    return text ? [`${part.name}: ${text}`] : []
  })
}
