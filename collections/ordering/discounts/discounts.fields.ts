import type { Field } from 'payload'

import { hoursField } from '#collections/shared/fields/hours-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { moneyField } from '#collections/shared/fields/money-field.ts'
import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import { relationsField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { comparableCode, type DiscountKind } from '#domain/ordering/discounts/discount-terms.ts'
import { discountKindLabels } from '#domain/ordering/discounts/discounts.texts.ts'
import { staffOrderTypeLabels } from '#domain/ordering/order-terms.texts.ts'

type Discount = { kind?: DiscountKind; code?: string | null }

const isPercent = ({ kind }: Discount) => kind === 'percent' || kind === undefined
const isAmount = ({ kind }: Discount) => kind === 'amount'
const isOnGoods = ({ kind }: Discount) => kind !== 'free-delivery'

const codeField: Field = {
  ...textField('code', 'Rabattcode', {
    maxLength: 40,
    index: true,
    width: '50%',
    placeholder: 'SOMMER26',
    description: 'Leer: gilt von selbst. Groß und klein geschrieben ist dasselbe.',
    validate: (code) =>
      !code ||
      /^[\p{L}\d-]{3,40}$/u.test(code) ||
      'Bitte mindestens drei Buchstaben oder Ziffern, ohne Abstand.',
  }),
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? comparableCode(value) || null : value)],
  },
}

const amountField = moneyField({
  name: 'amount',
  label: 'Betrag',
  width: '50%',
  description: 'Einmal je Bestellung.',
})

const whatIsTakenOff: Field[] = [
  row(
    selectField('kind', 'Art', discountKindLabels, { required: true, defaultValue: 'percent', width: '50%' }),
    wholeNumberField('percent', 'Prozent', {
      min: 1,
      max: 100,
      defaultValue: 10,
      width: '50%',
      condition: isPercent,
    }),
    { ...amountField, admin: { ...amountField.admin, condition: isAmount } },
  ),
  relationsField('categories', 'Nur für Kategorien', 'categories', {
    description: 'Ohne Kategorien und Produkte gilt der Rabatt für den ganzen Warenkorb.',
    condition: isOnGoods,
  }),
  relationsField('products', 'Nur für Produkte', 'products', { condition: isOnGoods }),
]

const whenItHolds: Field[] = [
  hoursField({
    name: 'windows',
    label: 'Zeiten',
    description:
      'Für wann bestellt wird, nach der Uhr der Filiale. Ohne Zeiten gilt der Rabatt immer. Liegt „bis“ nicht nach „von“, gilt die Zeit über Mitternacht hinaus.',
  }),
  row(
    momentField('validFrom', 'Gültig ab', { width: '50%' }),
    momentField('validUntil', 'Gültig bis', {
      width: '50%',
      description:
        'Ab diesem Zeitpunkt wird er bei neuen Bestellungen nicht mehr abgezogen; 23:59 gilt bis Mitternacht.',
    }),
  ),
  row(
    {
      name: 'orderTypes',
      label: 'Nur für Bestellarten',
      type: 'select',
      hasMany: true,
      options: optionsFrom(staffOrderTypeLabels),
      admin: { width: '50%', description: 'Leer: für alle.' },
    },
    moneyField({
      name: 'minimumGoods',
      label: 'Ab Warenwert',
      width: '50%',
      description: 'Waren ohne Liefergebühr, Spende und Trinkgeld, vor dem Abzug.',
    }),
  ),
]

const budget: Field[] = [
  row(
    wholeNumberField('maxUses', 'Höchstens so viele Bestellungen', { min: 1, max: 1_000_000, width: '33%' }),
    moneyField({ name: 'maxCents', label: 'Höchstens insgesamt', width: '33%' }),
    wholeNumberField('maxUsesPerGuest', 'Höchstens je Gast', {
      min: 1,
      max: 1000,
      width: '33%',
      description: 'Wiedererkannt an E-Mail-Adresse oder Telefonnummer.',
      condition: ({ code }: Discount) => Boolean(code),
    }),
  ),
]

export const discountsFields: Field[] = [
  switchField('isActive', 'Aktiv', { isOn: true, inSidebar: true }),
  relationsField('branches', 'Filialen', 'branches', { required: true, inSidebar: true }),
  switchField('isCombinable', 'Mit anderen kombinierbar', {
    inSidebar: true,
    description:
      'Gilt gemeinsam mit anderen kombinierbaren Rabatten. Sonst bekommt der Gast, was für ihn am meisten bringt.',
  }),
  row(
    textField('name', 'Name', {
      required: true,
      maxLength: 80,
      width: '50%',
      placeholder: 'Happy Hour',
      description: 'So lesen ihn Gäste, auch auf dem Beleg.',
    }),
    codeField,
  ),
  ...whatIsTakenOff,
  ...whenItHolds,
  { type: 'collapsible', label: 'Budget', fields: budget },
]
