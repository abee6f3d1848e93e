import type { RemovalReason } from './migrate-cart.ts'

/** Why a line left the cart, said after the product's name. */
const removalTexts: Readonly<Record<RemovalReason, string>> = {
  'product-gone': 'ist nicht mehr erhältlich',
  'name-changed': 'wurde umbenannt',
  'description-changed': 'wurde geändert',
  'price-changed': 'hat einen neuen Preis',
  'configuration-changed': 'ist in dieser Auswahl nicht mehr erhältlich',
}

export function removalText({ name, reason }: { name: string; reason: RemovalReason }): string {
  return `„${name}“ ${removalTexts[reason]} und wurde aus dem Warenkorb entfernt.`
}

/** Where the order would go on, while lines say of themselves that they cannot be ordered. */
export const checkLines = 'Bitte sehen Sie sich die markierten Produkte an.'
