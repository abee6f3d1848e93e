import { configurationProblemText } from '../catalogue/product-configuration.texts.ts'
import type { ConfigurationProblem } from '../catalogue/part-problems.ts'
import { formatMoney } from '../money/money.ts'
import type { LineProblem } from './line-problem.ts'

/** What stands at a line of the cart that cannot be ordered as it is. */
export function lineProblemText(problem: LineProblem, currency = 'EUR'): string {
  switch (problem.reason) {
    case 'product-gone':
      return 'Nicht mehr auf der Karte'
    case 'sold-out':
      return 'Ausverkauft'
    case 'option-sold-out':
      return `„${problem.option}“ ist ausverkauft`
    case 'not-then':
      return 'Zu dieser Zeit nicht erhältlich'
    case 'name-changed':
      return `Heißt jetzt „${problem.product.name}“`
    case 'description-changed':
      return 'Die Beschreibung hat sich geändert'
    case 'price-changed':
      return priceText(problem, currency)
    case 'configuration-changed':
      return configurationText(problem.problem)
  }
}

function priceText(
  { product, before, after }: Extract<LineProblem, { reason: 'price-changed' }>,
  currency: string,
): string {
  if (product.isPriceHidden || before === undefined) return 'Der Preis hat sich geändert'

  return `Neuer Preis: ${formatMoney(after, currency)} statt ${formatMoney(before, currency)}`
}

function configurationText(problem: ConfigurationProblem): string {
  const isGone = problem.reason === 'unknown-part' || problem.reason === 'unknown-option'

  return isGone ? 'Option nicht mehr verfügbar' : configurationProblemText(problem)
}
