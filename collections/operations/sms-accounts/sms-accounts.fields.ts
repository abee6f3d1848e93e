import type { Field } from 'payload'

import { nobodyWrites, secret } from '#collections/shared/access/field-access.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { senderProblem, smsProviderLabels } from '#domain/operations/messages/sms-account.texts.ts'

export const smsAccountsFields: Field[] = [
  textField('name', 'Bezeichnung', { required: true, maxLength: 160, placeholder: 'SMS Wirtshaus' }),
  selectField('provider', 'Anbieter', smsProviderLabels, { required: true, defaultValue: 'seven' }),
  relationField('division', 'Organisation', 'divisions', {
    inSidebar: true,
    description: 'Leer: für alle Organisationen, die kein eigenes Konto haben.',
  }),
  switchField('isActive', 'Aktiv', {
    inSidebar: true,
    description: 'Ausgeschaltet sendet das Konto nichts.',
  }),
  textField('sender', 'Absender', {
    required: true,
    maxLength: 30,
    placeholder: 'Wirtshaus',
    description: 'So steht die SMS im Telefon: ein Name mit höchstens 11 Zeichen oder eine eigene Nummer.',
    validate: (value) => senderProblem(value ?? '') ?? true,
  }),
  wholeNumberField('dailyLimit', 'Tageslimit', {
    required: true,
    min: 0,
    max: 10_000,
    defaultValue: 200,
    description:
      'So viele SMS gehen an einem Tag (4 Uhr bis 4 Uhr) höchstens an Gäste, damit niemand Kosten verursacht. Darüber hinaus gehen nur E-Mails; die Filiale wird immer gerufen.',
  }),
  { ...textField('keyHint', 'Hinterlegter Schlüssel'), access: nobodyWrites },
  // What opens the account: sealed, and shown to nobody.
  sealedField('sealedKey', 'Schlüssel'),
  sealedField('sealedSignKey', 'Schlüssel der Meldungen'),
]

function sealedField(name: string, label: string): Field {
  return { name, label, type: 'text', hidden: true, access: secret }
}
