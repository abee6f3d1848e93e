import type { Field, Tab } from 'payload'

import { imagesField } from '#collections/shared/fields/image-fields.ts'
import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { allergenNames } from '#domain/catalogue/allergens.data.ts'
import { voucherKindLabels } from '#domain/ordering/vouchers/voucher.texts.ts'
import { dietLabels } from '#domain/catalogue/diets.data.ts'

import { availabilityTab } from './availability.fields.ts'
import { compositionTab } from './composition.fields.ts'
import { priceRow, pricingTab } from './pricing.fields.ts'
import { productTypeLabels } from './product-options.data.ts'

const generalTab: Tab = {
  label: 'Allgemein',
  fields: [
    textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Wiener Schnitzel' }),
    textareaField('description', 'Beschreibung', { maxLength: 2000 }),
    priceRow,
    imagesField(),
    {
      name: 'allergens',
      label: 'Allergene',
      type: 'select',
      hasMany: true,
      options: Object.entries(allergenNames).map(([value, name]) => ({ value, label: `${value} – ${name}` })),
    },
    {
      name: 'diets',
      label: 'Ernährung',
      type: 'select',
      hasMany: true,
      options: optionsFrom(dietLabels),
      admin: { description: 'Gäste sehen es an jedem Gericht und können danach suchen.' },
    },
    selectField('type', 'Art', productTypeLabels, {
      required: true,
      defaultValue: 'normal',
      description:
        'Konfigurierbare Produkte haben Bestandteile zur Auswahl, Pakete bestehen aus anderen Produkten.',
    }),
    selectField('voucherKind', 'Gutschein', voucherKindLabels, {
      description:
        'Jedes Stück wird nach der Bezahlung ein Gutschein über seinen Preis. Mehrzweck: versteuert erst beim Einlösen. Einzweck: versteuert beim Verkauf, immer zum Satz dieses Produkts für Abholung. Bestandteile mit Text werden zum Namen der beschenkten Person und zur Nachricht.',
    }),
    switchField('isVoucherAmountFree', 'Gäste wählen den Betrag', {
      description: 'Statt des Preises gilt, was Gäste eingeben, zwischen 1 und 5.000.',
      condition: ({ voucherKind }) => Boolean(voucherKind),
    }),
  ],
}

export const productsFields: Field[] = [
  { type: 'tabs', tabs: [generalTab, pricingTab, compositionTab, availabilityTab] },
]
