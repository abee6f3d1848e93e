import type { ProductView } from '#domain/catalogue/product.contract.ts'
import type { CartItem } from '#domain/ordering/order.contract.ts'

/** What a guest chose for a product, one line per part: „Beilage: Pommes frites". */
export function chosenPartTexts(product: ProductView, item: CartItem): string[] {
  return product.config.parts.flatMap((part) => {
    const chosen = item.parts.find((choice) => choice.part === part.id)
    const options = part.options.filter((option) => chosen?.options?.includes(option.id))
    const uploads = chosen?.uploads?.length ?? 0

    if (options.length > 0) return [`${part.name}: ${options.map((option) => option.name).join(', ')}`]
    if (chosen?.text) return [`${part.name}: ${chosen.text}`]
    if (uploads > 0) return [`${part.name}: ${uploads === 1 ? 'eine Datei' : `${uploads} Dateien`}`]
    return []
  })
}
