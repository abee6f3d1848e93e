import type { CollectionBeforeChangeHook } from 'payload'

import { refuseFields } from '#kernel/refuse-fields.ts'
import { nameOfCustomer } from '#domain/people/customer.ts'

/** Gives a customer the one name that lists show, and dates a change of what they agreed to. */
export const completeCustomer: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const customer = { ...originalDoc, ...data }
  const name = nameOfCustomer(customer)
  const field = customer.kind === 'company' ? 'companyName' : 'lastName'
  const message =
    customer.kind === 'company' ? 'Bitte geben Sie die Firma an.' : 'Bitte geben Sie einen Namen an.'
  refuseFields(name ? [] : [{ field, message, code: 'name-missing' }])

  const hasOtherConsent = ['hasNewsletterConsent', 'hasCallConsent'].some(
    (consent) => Boolean(customer[consent]) !== Boolean(originalDoc?.[consent]),
  )
  if (!hasOtherConsent) return { ...data, name }

  return { ...data, name, consentChangedAt: Temporal.Now.instant().toString({ smallestUnit: 'millisecond' }) }
}
