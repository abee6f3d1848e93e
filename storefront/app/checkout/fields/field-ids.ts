import type { CheckoutForm } from '#domain/ordering/order.contract.ts'

export type FieldName = keyof CheckoutForm

/** The id of a field's control, so that the error summary can link to it. */
export function fieldId(name: string): string {
  return `checkout-${name}`
}
