import type { Field } from 'payload'

import { sealed, secret } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { moneyField } from '#collections/shared/fields/money-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { voucherKindLabels, voucherReachLabels } from '#domain/ordering/vouchers/voucher.texts.ts'

export const vouchersFields: Field[] = [
  ...sealed([
    // „Gutschein …9RTC“: nobody pays with that.
    textField('name', 'Bezeichnung', { required: true, maxLength: 60 }),
    moneyField({ name: 'value', label: 'Wert', required: true }),
    // The sum of the ledger, kept by the database.
    moneyField({ name: 'balance', label: 'Guthaben', required: true }),
    selectField('kind', 'Art', voucherKindLabels, { required: true, index: true }),
    wholeNumberField('taxRate', 'Versteuert zu', { min: 0, max: 10_000 }),
    switchField('isGiven', 'Verschenkt'),
    selectField('reach', 'Gilt', voucherReachLabels, { required: true }),
    textField('expiresOn', 'Gültig bis', { maxLength: 10 }),
    textField('recipientName', 'Für', { maxLength: 120 }),
    textField('recipientEmail', 'E-Mail', { maxLength: 160 }),
    textareaField('message', 'Nachricht', { maxLength: 500 }),
    momentField('issuedAt', 'Ausgestellt', { required: true, index: true, inSidebar: true }),
    momentField('voidedAt', 'Gesperrt', { inSidebar: true }),
    branchField(),
    // What was sold with an order that is gone is worth what it was.
    { ...relationField('order', 'Bestellung', 'orders', { inSidebar: true }), custom: { mayDangle: true } },
    wholeNumberField('orderLine', 'Position', { min: 0, max: 10_000 }),
    wholeNumberField('piece', 'Stück', { min: 0, max: 10_000 }),
  ]),
  // The code: found by its mark, read again for paper and mail. Shown to nobody.
  hiddenField('codeMark', 'Kennung des Codes'),
  hiddenField('sealedCode', 'Code'),
]

function hiddenField(name: string, label: string): Field {
  return { name, label, type: 'text', hidden: true, access: secret }
}
