import type { Field } from 'payload'

import { nobodyWrites, secret } from '#collections/shared/access/field-access.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { captureMomentLabels, providerLabels } from '#domain/ordering/payment-account.texts.ts'

const isDatatrans = (data: { method?: unknown }) => data.method === 'datatrans'
const merchantNumber = /^\d{6,20}$/

export const paymentAccountsFields: Field[] = [
  textField('name', 'Bezeichnung', { required: true, maxLength: 160, placeholder: 'Mollie Wirtshaus' }),
  selectField('method', 'Anbieter', providerLabels, { required: true, defaultValue: 'mollie' }),
  relationField('division', 'Organisation', 'divisions', {
    inSidebar: true,
    description: 'Leer: für alle Organisationen, die kein eigenes Konto haben.',
  }),
  switchField('isActive', 'Aktiv', {
    inSidebar: true,
    description: 'Ausgeschaltet nimmt das Konto keine neuen Zahlungen an; begonnene laufen zu Ende.',
  }),
  textField('merchant', 'Händlernummer', {
    maxLength: 20,
    validate: (value, { siblingData }) => {
      if (!isDatatrans(siblingData)) return true

      return (
        merchantNumber.test(value ?? '') ||
        'Bitte geben Sie die Händlernummer an, die nur aus Ziffern besteht.'
      )
    },
    condition: isDatatrans,
  }),
  selectField('captureMoment', 'Betrag einziehen', captureMomentLabels, {
    required: true,
    defaultValue: 'at-once',
    description:
      'Bei Annahme wird der Betrag zuerst nur reserviert; das können nur manche Zahlungsarten, etwa Kreditkarten.',
  }),
  switchField('isTest', 'Testbetrieb', {
    description: 'Zahlungen gehen an die Testumgebung des Anbieters, und es fließt kein Geld.',
    condition: isDatatrans,
  }),
  // The form says it in its panel of the key.
  { ...textField('keyHint', 'Hinterlegter Schlüssel', { condition: () => false }), access: nobodyWrites },
  // What opens the account: sealed, and shown to nobody.
  sealedField('sealedKey', 'Schlüssel'),
  sealedField('sealedSignKey', 'Schlüssel der Nachrichten'),
]

function sealedField(name: string, label: string): Field {
  return { name, label, type: 'text', hidden: true, access: secret }
}
