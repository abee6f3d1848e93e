import type { Field, Tab } from 'payload'

import { nobodyWrites, sealed } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { moneyField } from '#collections/shared/fields/money-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'

import { orderChannelLabels } from '#domain/ordering/order-terms.texts.ts'

import { contactTab } from './contact.fields.ts'
import { shownInPanel, statusFields } from './status.fields.ts'

const wholeNumber = (name: string, label: string, defaultValue?: number): Field => ({
  name,
  label,
  type: 'number',
  defaultValue,
  admin: { step: 1 },
})

const totals: Field = row(
  ...sealed([
    moneyField({ name: 'goodsGross', label: 'Waren', required: true, defaultValue: 0 }),
    moneyField({ name: 'deliveryGross', label: 'Lieferung', required: true, defaultValue: 0 }),
    moneyField({ name: 'discount', label: 'Rabatt', required: true, defaultValue: 0 }),
    moneyField({ name: 'donation', label: 'Spende', required: true, defaultValue: 0 }),
    moneyField({ name: 'tip', label: 'Trinkgeld', required: true, defaultValue: 0 }),
    moneyField({ name: 'total', label: 'Gesamt', required: true, defaultValue: 0 }),
    moneyField({ name: 'voucherPaid', label: 'Mit Gutschein bezahlt', required: true, defaultValue: 0 }),
  ]),
)

const orderTab: Tab = {
  label: 'Abrechnung und Notiz',
  fields: [
    {
      type: 'row',
      fields: sealed([wholeNumber('ticketNumber', 'Ticket'), textField('tableIdentifier', 'Tisch')]),
      admin: shownInPanel,
    },
    ...sealed([
      {
        name: 'items',
        label: 'Positionen',
        type: 'json',
        required: true,
        custom: { refersTo: ['uploads'] },
      },
      { name: 'taxes', label: 'Steuern je Satz', type: 'json', required: true },
      {
        name: 'taxedBefore',
        label: 'Beim Verkauf des Gutscheins versteuert',
        type: 'json',
        required: true,
        defaultValue: [],
        // The table of taxes says it.
        admin: { hidden: true },
      },
      { name: 'discounts', label: 'Rabatte', type: 'json', required: true, defaultValue: [] },
    ]),
    totals,
    row(
      ...sealed([
        switchField('isEstimated', 'Gesamt ist ein Richtwert'),
        switchField('isQuotation', 'Angebotsanfrage'),
      ]),
    ),
    textareaField('internalNote', 'Interne Notiz', { description: 'Nur für das Team sichtbar.' }),
  ],
}

const recordTab: Tab = {
  label: 'Vorgang',
  fields: sealed([
    textField('uid', 'Kennung', { required: true, maxLength: 64, unique: true, index: true }),
    {
      ...textField('hash', 'Geheimnis des Links', { required: true, maxLength: 128 }),
      access: { read: () => false },
      admin: { hidden: true },
    },
    wholeNumber('version', 'Fassung', 1),
    textField('businessDay', 'Geschäftstag', { required: true, maxLength: 10, index: true }),
    wholeNumber('workUnits', 'Arbeitseinheiten', 1),
    selectField('channel', 'Bestellweg', orderChannelLabels, { required: true, defaultValue: 'shop' }),
    {
      name: 'origin',
      label: 'Herkunft',
      type: 'json',
      admin: { description: 'Wie der Gast kam. Leer: Er hat der Zählung nicht zugestimmt.' },
    },
    textField('device', 'Selbstbedienung', {
      description: 'Das Gerät, an dem bestellt wurde. Leer: Der Gast hat anders bestellt.',
    }),
    relationField('donatee', 'Spendenempfänger', 'donatees'),
    wholeNumber('questionnaireRating', 'Bewertung'),
    { name: 'kitchen', label: 'Stand in der Küche', type: 'json', admin: { hidden: true } },
  ]),
}

export const ordersFields: Field[] = [
  { ...branchField(), access: nobodyWrites, admin: shownInPanel },
  ...statusFields,
  { type: 'tabs', tabs: [orderTab, contactTab, recordTab] },
]
