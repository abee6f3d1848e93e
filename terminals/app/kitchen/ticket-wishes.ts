import { soldTexts } from '#domain/ordering/sold-line.texts.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'

export type Wishes = {
  /** What was chosen. */
  options: string[]
  /** What somebody wrote, which no cook must overlook. */
  words: string[]
  allergens: string | null
}

/** What a line asks of whoever makes it, by how much it matters that it is read. */
export function wishesOf(item: OrderItem): Wishes {
  const { parts, bundleItems, allergens } = item

  return {
    options: [
      ...bundleItems.map(({ name, amount }) => `${amount.toLocaleString('de-AT')} × ${name}`),
      ...parts
        .filter(({ options }) => options.length > 0)
        .map(({ name, options }) => `${name}: ${options.map((option) => option.name).join(', ')}`),
      ...parts.filter(({ uploads }) => uploads.length > 0).map(({ name }) => `${name}: Datei, siehe Theke`),
    ],
    words: [...soldTexts(item), ...parts.flatMap(({ name, text }) => (text ? [`${name}: ${text}`] : []))],
    allergens: allergens.length > 0 ? `Allergene: ${allergens.join(', ')}` : null,
  }
}
