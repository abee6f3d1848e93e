import { formatMoney } from '../money/money.ts'
import { formatDateTime } from '../time/format.ts'
import { shopFailures } from '../refusals/client-failures.ts'
import { orderFailures } from '../refusals/order-failures.ts'
import { lateFailures } from '../refusals/late-failures.ts'
import type { CheckoutProblem } from './checkout.ts'
import type { CheckoutField } from './checkout-fields.ts'
import { zipCodeText } from './delivery-zip.texts.ts'
import { minimumOrderValueText } from './minimum-order.texts.ts'
import { phoneText } from './phone.ts'

const shopTexts = {
  closed: shopFailures.closed,
  'delivery-closed': shopFailures.noDelivery,
  'cart-empty': orderFailures.cartEmpty,
}

const slotTexts = {
  'appointment-required': 'Bitte wählen Sie einen Termin aus.',
  'appointment-invalid': 'Bitte wählen Sie einen gültigen Termin aus.',
  'appointment-closed':
    'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
  'appointment-full': 'Zu dieser Zeit ist leider nichts mehr frei. Bitte wählen Sie einen anderen Termin.',
}

const closingTexts = {
  'payment-method-unavailable':
    'Diese Zahlungsart ist hier leider nicht möglich. Bitte wählen Sie eine andere.',
  'terms-required': 'Bitte stimmen Sie den Allgemeinen Geschäftsbedingungen zu.',
  'privacy-required': 'Bitte stimmen Sie der Datenschutzerklärung zu.',
}

const requiredTexts: Partial<Record<CheckoutField, string>> = {
  table: 'Bitte geben Sie Ihre Tischnummer an.',
  companyName: 'Bitte geben Sie den Namen Ihrer Firma an.',
  firstName: 'Bitte geben Sie Ihren Vornamen an.',
  lastName: 'Bitte geben Sie Ihren Nachnamen an.',
  email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
  phone: 'Bitte geben Sie Ihre Telefonnummer an.',
  deliveryArea: 'Bitte wählen Sie ein Liefergebiet aus.',
  street: 'Bitte geben Sie Straße und Hausnummer an.',
  zipCode: 'Bitte geben Sie Ihre Postleitzahl an.',
  city: 'Bitte geben Sie Ihren Ort an.',
  country: 'Bitte wählen Sie Ihr Land aus.',
  deliveryCompanyName: 'Bitte geben Sie den Namen der Firma für die Lieferung an.',
  deliveryFirstName: 'Bitte geben Sie den Vornamen für die Lieferung an.',
  deliveryLastName: 'Bitte geben Sie den Nachnamen für die Lieferung an.',
  deliveryStreet: 'Bitte geben Sie Straße und Hausnummer für die Lieferung an.',
  deliveryZipCode: 'Bitte geben Sie die Postleitzahl für die Lieferung an.',
  deliveryCity: 'Bitte geben Sie den Ort für die Lieferung an.',
  deliveryCountry: 'Bitte wählen Sie das Land für die Lieferung aus.',
}

/** One problem of the checkout in the words of the error catalogue. Spec: storefront 5 and 8. */
export function checkoutProblemText(problem: CheckoutProblem): string {
  switch (problem.code) {
    case 'required':
      return requiredTexts[problem.field] ?? 'Bitte füllen Sie dieses Feld aus.'
    case 'email-invalid':
      return 'Bitte geben Sie eine gültige E-Mail-Adresse an.'
    case 'phone-invalid':
      return phoneText
    case 'order-type-unavailable':
      return 'Diese Art der Lieferung ist hier leider nicht möglich. Bitte wählen Sie eine andere.'
    case 'closed':
    case 'delivery-closed':
    case 'cart-empty':
      return shopTexts[problem.code]
    case 'delivery-area-unknown':
      return 'In dieses Gebiet liefern wir leider nicht. Bitte wählen Sie ein anderes Liefergebiet aus.'
    case 'zip-code-elsewhere':
    case 'zip-code-not-served':
      return zipCodeText(problem)
    case 'table-unknown':
      return 'Diesen Tisch gibt es hier nicht. Bitte wählen Sie einen anderen aus.'
    case 'minimum-order-value':
      return minimumOrderValueText(problem.facts)
    case 'order-too-large':
      return lateFailures.aboveMaximum(formatMoney(problem.facts.maximumCents, problem.facts.currency))
    case 'appointment-required':
    case 'appointment-invalid':
    case 'appointment-closed':
    case 'appointment-full':
      return slotTexts[problem.code]
    case 'appointment-too-early':
      return `Dieser Termin ist leider zu früh. Bestellungen sind frühestens für den ${earliestText(problem.facts)} möglich.`
    case 'appointment-too-late':
      return `Termine sind höchstens ${problem.facts.days} Tage im Voraus möglich.`
    case 'payment-method-unavailable':
    case 'terms-required':
    case 'privacy-required':
      return closingTexts[problem.code]
  }
}

/** The list entry of the browser and the server's error for a field, from the same problem. */
export function checkoutErrorOf(problem: CheckoutProblem): {
  message: string
  field: string
  code: string
  data?: unknown
} {
  const { field, code, facts } = problem

  return { message: checkoutProblemText(problem), field, code, ...(facts && { data: facts }) }
}

function earliestText({ earliestAt, timeZone }: { earliestAt: string; timeZone: string }): string {
  return formatDateTime(Temporal.Instant.from(earliestAt), timeZone)
}
