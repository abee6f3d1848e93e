import type { Unavailability } from '../catalogue/availability.ts'
import { configurationProblemText } from '../catalogue/product-configuration.texts.ts'
import { formatMoney } from '../money/money.ts'
import type { ApiErrors } from '../refusals/api-error.contract.ts'
import { orderFailures } from '../refusals/order-failures.ts'
import type { PricingProblem } from './order-pricing.ts'

const unavailabilityTexts: Record<Unavailability, string> = {
  'product-gone': 'ist nicht mehr erhältlich',
  'sold-out': 'ist ausverkauft',
  'not-then': 'ist zum gewählten Zeitpunkt nicht erhältlich',
}

/** What a guest reads about one problem of an order that cannot be priced. */
export function pricingProblemText(problem: PricingProblem, currency = 'EUR'): string {
  switch (problem.code) {
    case 'cart-empty':
      return orderFailures.cartEmpty
    case 'order-too-large':
      return `Eine Bestellung ist nur bis ${formatMoney(problem.facts.maximumCents, currency)} möglich.`
    case 'delivery-area-unknown':
      return 'Bitte wählen Sie ein Liefergebiet aus.'
    case 'appointment-invalid':
      return 'Bitte wählen Sie einen gültigen Termin aus.'
    case 'product-unknown':
      return 'Ein Produkt in Ihrem Warenkorb ist nicht mehr erhältlich.'
    case 'product-unavailable':
      return `„${problem.facts.name}“ ${unavailabilityTexts[problem.facts.reason]}.`
    case 'option-sold-out':
      return `„${problem.facts.name}“ gibt es gerade nicht mit „${problem.facts.option}“.`
    case 'amount-invalid':
    case 'unit-unknown':
    case 'part-required':
    case 'price-invalid':
    case 'part-repeated':
    case 'unknown-part':
    case 'unknown-option':
    case 'too-many-options':
    case 'too-many-uploads':
      return `${problem.facts.name}: ${configurationProblemText(problem.facts.problem)}`
  }
}

/** The problems as the body of a refusal carries them. */
export function pricingErrors(problems: readonly PricingProblem[], currency = 'EUR'): ApiErrors['errors'] {
  return problems.map((problem) => ({
    message: pricingProblemText(problem, currency),
    code: problem.code,
    field: problem.field,
    data: problem.facts,
  }))
}
