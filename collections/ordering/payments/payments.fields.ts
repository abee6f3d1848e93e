import type { Field } from 'payload'

import { sealed } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { moneyField } from '#collections/shared/fields/money-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'
import { paymentKindLabels } from '#domain/ordering/payment-ledger.texts.ts'

export const paymentsFields: Field[] = sealed([
  momentField('at', 'Zeitpunkt', { required: true, index: true }),
  selectField('kind', 'Vorgang', paymentKindLabels, { required: true, index: true }),
  // As the money flows: what is given back is below zero.
  moneyField({ name: 'amount', label: 'Betrag', required: true, isSigned: true }),
  selectField('method', 'Zahlungsart', paymentMethodLabels, { required: true, index: true }),
  // What was taxed when its voucher was sold is taxed no more. In hundredths of a percent.
  wholeNumberField('taxedRate', 'Schon versteuert zu', { min: 0, max: 10_000 }),
  // Nobody has paid for it, so it is no money that the house owed.
  switchField('isGiven', 'Mit verschenktem Gutschein'),
  textareaField('reason', 'Grund', { maxLength: 1000 }),
  relationField('order', 'Bestellung', 'orders', { required: true, inSidebar: true }),
  branchField(),
  textField('reference', 'Kennung der Zahlung', { maxLength: 100, index: true }),
  // Who left the house is named no more; what they booked stays.
  { ...relationField('by', 'Verbucht von', 'users', { inSidebar: true }), custom: { mayDangle: true } },
  textField('device', 'Gerät', { maxLength: 200 }),
  // Where guests at a table pay apart: which lines of the order, and how much of them.
  { name: 'covers', label: 'Bezahlte Positionen', type: 'json', admin: { hidden: true } },
  moneyField({ name: 'tip', label: 'Davon Trinkgeld' }),
])
