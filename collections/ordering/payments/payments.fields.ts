import type { Field } from 'payload'

import { sealed } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { moneyField } from '#collections/shared/fields/money-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { paymentMethodLabels } from '#domain/ordering/order-terms.texts.ts'
import { paymentKindLabels } from '#domain/ordering/payment-ledger.texts.ts'

export const paymentsFields: Field[] = sealed([
  momentField('at', 'Zeitpunkt', { required: true, index: true }),
  selectField('kind', 'Vorgang', paymentKindLabels, { required: true, index: true }),
  // As the money flows: what is given back is below zero.
  moneyField({ name: 'amount', label: 'Betrag', required: true, isSigned: true }),
  selectField('method', 'Zahlungsart', paymentMethodLabels, { required: true, index: true }),
  textareaField('reason', 'Grund', { maxLength: 1000 }),
  relationField('order', 'Bestellung', 'orders', { required: true, inSidebar: true }),
  branchField(),
  textField('reference', 'Kennung der Zahlung', { maxLength: 100, index: true }),
  // Who left the house is named no more; what they booked stays.
  { ...relationField('by', 'Verbucht von', 'users', { inSidebar: true }), custom: { mayDangle: true } },
  textField('device', 'Gerät', { maxLength: 200 }),
])
