import type { Field, Tab } from 'payload'

import { nobodyWrites } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { dayField } from '#collections/shared/fields/day-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { countryLabels } from '#domain/ordering/order-terms.texts.ts'
import { phoneExample, phoneProblem } from '#domain/ordering/phone.ts'
import { customerKindLabels, highestCustomerNumber, vatNumberProblem } from '#domain/people/customer.ts'

type Customer = { kind?: string }
const isCompany = (data: Customer) => data.kind === 'company'

const birthdayField = dayField('birthday', 'Geburtstag', {
  description: 'Nur mit Einverständnis der Person.',
})
/** Nobody gives several people the same one. */
const birthday: Field = { ...birthdayField, admin: { ...birthdayField.admin, disableBulkEdit: true } }

const contactTab: Tab = {
  label: 'Kontakt',
  fields: [
    {
      name: 'kind',
      label: 'Art',
      type: 'radio',
      required: true,
      defaultValue: 'person',
      options: optionsFrom(customerKindLabels),
    },
    {
      type: 'row',
      fields: [
        companyField(textField('companyName', 'Firma', { maxLength: 160, width: '60%' })),
        companyField(
          textField('vatNumber', 'UID-Nummer', {
            maxLength: 16,
            width: '40%',
            placeholder: 'ATU12345678',
            validate: (value) => vatNumberProblem(value ?? '') ?? true,
          }),
        ),
      ],
      admin: { condition: isCompany },
    },
    row(
      textField('firstName', 'Vorname', { maxLength: 80, width: '50%' }),
      textField('lastName', 'Nachname', { maxLength: 80, width: '50%' }),
    ),
    row(
      {
        name: 'email',
        label: 'E-Mail',
        type: 'email',
        index: true,
        admin: {
          width: '50%',
          components: { afterInput: ['/collections/people/customers/admin/email-hint.tsx#EmailHint'] },
        },
      },
      textField('phone', 'Telefon', {
        maxLength: 30,
        width: '50%',
        placeholder: phoneExample,
        validate: (value) => phoneProblem(value ?? '') ?? true,
        index: true,
      }),
    ),
    birthday,
  ],
}

const addressesTab: Tab = {
  label: 'Adressen',
  fields: [
    {
      name: 'addresses',
      label: 'Adressen',
      labels: { singular: 'Adresse', plural: 'Adressen' },
      type: 'array',
      maxRows: 20,
      fields: [
        textField('label', 'Bezeichnung', { maxLength: 80, placeholder: 'Lieferung' }),
        textField('street', 'Straße und Hausnummer', { required: true }),
        row(
          textField('zipCode', 'PLZ', { required: true, maxLength: 12, width: '25%' }),
          textField('city', 'Ort', { required: true, width: '50%' }),
          selectField('country', 'Land', countryLabels, { defaultValue: 'AT', width: '25%' }),
        ),
        textField('note', 'Hinweis zum Finden', { placeholder: 'Stiege 2, Tür 14' }),
      ],
    },
  ],
}

const consentTab: Tab = {
  label: 'Einwilligungen',
  fields: [
    switchField('hasNewsletterConsent', 'Newsletter per E-Mail'),
    switchField('hasCallConsent', 'Anrufe zu Angeboten'),
    momentField('consentChangedAt', 'Zuletzt geändert am', { access: nobodyWrites }),
    textField('consentSource', 'Erteilt über', { placeholder: 'Kontaktformular', maxLength: 160 }),
  ],
}

const sidebar: Field[] = [
  {
    ...wholeNumberField('number', 'Kundennummer', {
      min: 1,
      max: highestCustomerNumber,
      access: nobodyWrites,
      inSidebar: true,
      description: 'Wird beim ersten Speichern vergeben.',
    }),
    unique: true,
    index: true,
  },
  branchField(),
  {
    name: 'tags',
    label: 'Merkmale',
    type: 'text',
    hasMany: true,
    maxRows: 20,
    maxLength: 60,
    admin: { position: 'sidebar', description: 'Frei vergebene Wörter zum Suchen und Filtern.' },
  },
  switchField('isBlocked', 'Gesperrt', {
    index: true,
    inSidebar: true,
    description: 'Ein Hinweis für das Team. Bestellungen über die Website werden weiterhin angenommen.',
  }),
]

export const customersFields: Field[] = [
  ...sidebar,
  {
    type: 'tabs',
    tabs: [
      contactTab,
      addressesTab,
      consentTab,
      { label: 'Notizen', fields: [textareaField('internalNote', 'Interne Notiz', { maxLength: 5000 })] },
    ],
  },
  // Last, because the form leaves its place empty.
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    index: true,
    access: nobodyWrites,
    admin: { hidden: true },
  },
]

function companyField(field: ReturnType<typeof textField>): Field {
  return { ...field, admin: { ...field.admin, condition: isCompany } }
}
