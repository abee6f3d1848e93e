import { soldTexts } from './sold-line.texts.ts'
import type { OrderItem } from './order.contract.ts'

/** What a guest chose and wrote for one line, and what it contains. */
export function itemDetails(item: OrderItem): string[] {
  const { parts, bundleItems, allergens } = item

  return [
    ...soldTexts(item),
    ...bundleItems.map(({ name, amount }) => `${amount.toLocaleString('de-AT')} × ${name}`),
    ...parts.map(({ name, options, text, uploads }) => {
      const files = uploads.length > 0 ? `${uploads.length} Datei${uploads.length > 1 ? 'en' : ''}` : ''
      return `${name}: ${[...options.map((option) => option.name), text, files].filter(Boolean).join(', ')}`
    }),
    ...(allergens.length > 0 ? [`Allergene: ${allergens.join(', ')}`] : []),
  ]
}
