import { chosenFor, chosenOptions, partsOf } from '#domain/catalogue/product-configuration.ts'
import type { ProductView } from '#domain/catalogue/product.contract.ts'
import type { CartItem } from '#domain/ordering/order.contract.ts'

/** What was chosen for an item, one line per part, e.g. „Größe: 32 cm". */
export function lineDetails(product: ProductView, item: CartItem): string[] {
  return partsOf(product).flatMap((part) => {
    const chosen = chosenFor(part, item.parts)
    const options = chosenOptions(part, item.parts).map((option) => option.name)
    const uploads = chosen?.uploads?.length ?? 0
    const text = options.join(', ') || chosen?.text?.trim() || uploadText(uploads)
    return text ? [`${part.name}: ${text}`] : []
  })
}

function uploadText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '1 Datei' : `${count} Dateien`
}
