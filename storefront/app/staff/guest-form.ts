import { emptyForm } from '#domain/ordering/entered-form.ts'
import type { KnownGuest } from '#domain/ordering/known-guests.contract.ts'
import { contactNames } from '#domain/ordering/known-guests.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { completePhone, phoneProblem } from '#domain/ordering/phone.ts'

/** What the checkout begins with for a guest; for nobody it is empty again. */
export function formOf(guest: KnownGuest | null): Partial<CheckoutForm> {
  const fields = contactNames.filter((name) => name !== 'deliveryArea')

  return Object.fromEntries(fields.map((name) => [name, guest?.[name] ?? emptyForm[name]]))
}

/** The telephone number that somebody typed where it may be a name as well; null for anything else. */
export function typedPhone(text: string, country: string | null | undefined): string | null {
  const isNumber = /^[+\d][\d\s/()-]{5,}$/.test(text.trim())
  const phone = isNumber ? completePhone(text, country) : ''

  return phone !== '' && phoneProblem(phone) === null ? phone : null
}
