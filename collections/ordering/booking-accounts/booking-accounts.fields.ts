import type { Field } from 'payload'

import { relationField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { taxRateField } from '#collections/shared/fields/tax-rate-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import {
  accountLabels,
  accountPurposes,
  chartAccounts,
  chartLabels,
  charts,
} from '#domain/ordering/accounting/charts.data.ts'
import { percentText } from '#domain/ordering/day-end/day-end.texts.ts'

const chartNames = { skr03: 'SKR 03', skr04: 'SKR 04', ekr: 'EKR' } as const

export const bookingAccountsFields: Field[] = [
  textField('name', 'Bezeichnung', {
    required: true,
    maxLength: 160,
    placeholder: 'Wirtshaus, Kanzlei Gruber',
  }),
  relationField('branch', 'Filiale', 'branches', {
    inSidebar: true,
    description: 'Leer: für alle Filialen, die keine eigenen Buchungskonten haben.',
  }),
  relationField('division', 'Organisation', 'divisions', {
    inSidebar: true,
    description:
      'Leer: für alle Organisationen. Die Filiale geht vor. Gibt es mehrere für denselben Ort, gelten die zuletzt geänderten.',
  }),
  row(
    wholeNumberField('consultantNumber', 'Beraternummer', {
      min: 1001,
      max: 9_999_999,
      required: true,
      width: '50%',
      description: 'Von Ihrer Steuerberatung.',
    }),
    wholeNumberField('clientNumber', 'Mandantennummer', {
      min: 1,
      max: 99_999,
      required: true,
      width: '50%',
      description: 'Von Ihrer Steuerberatung.',
    }),
  ),
  selectField('chart', 'Kontenrahmen', chartLabels, { required: true, defaultValue: 'ekr' }),
  row(
    wholeNumberField('accountLength', 'Stellen der Sachkonten', {
      min: 4,
      max: 8,
      required: true,
      defaultValue: 4,
      width: '50%',
    }),
    wholeNumberField('fiscalYearMonth', 'Wirtschaftsjahr beginnt im Monat', {
      min: 1,
      max: 12,
      required: true,
      defaultValue: 1,
      width: '50%',
    }),
  ),
  switchField('isLocked', 'Festschreiben', {
    description: 'Ihre Steuerberatung kann an den Buchungen dann nichts mehr ändern.',
  }),
  {
    name: 'sales',
    label: 'Erlöskonten nach Steuersatz',
    labels: { singular: 'Erlöskonto', plural: 'Erlöskonten' },
    type: 'array',
    maxRows: 20,
    fields: [
      taxRateField({ name: 'taxRate', label: 'Steuersatz' }),
      accountField('account', 'Konto', true),
      textField('taxKey', 'BU-Schlüssel', {
        maxLength: 4,
        description: 'Nur wenn das Konto die Steuer nicht von selbst ausweist.',
        validate: (value) =>
          !value || /^\d{1,4}$/.test(value) || 'Ein BU-Schlüssel hat ein bis vier Ziffern.',
      }),
    ],
    admin: { description: `Ohne eigene: ${salesDefaults()}.` },
  },
  {
    name: 'accounts',
    label: 'Weitere Konten',
    type: 'group',
    fields: accountPurposes.map((purpose) =>
      accountField(purpose, accountLabels[purpose], false, `Leer: ${defaultsOf(purpose)}.`),
    ),
  },
]

function accountField(name: string, label: string, required: boolean, description?: string): Field {
  return textField(name, label, {
    required,
    maxLength: 9,
    ...(description !== undefined && { description }),
    validate: (value) => {
      if (!value) return required ? 'Bitte geben Sie das Konto an.' : true

      return /^[1-9]\d{3,8}$/.test(value) || 'Eine Kontonummer hat vier bis neun Ziffern.'
    },
  })
}

function defaultsOf(purpose: (typeof accountPurposes)[number]): string {
  return charts.map((chart) => `${chartAccounts[chart].accounts[purpose]} (${chartNames[chart]})`).join(', ')
}

function salesDefaults(): string {
  return charts
    .map((chart) => {
      const sales = Object.entries(chartAccounts[chart].sales).map(
        ([rate, account]) => `${percentText(Number(rate))} auf ${account}`,
      )

      return `${chartNames[chart]} ${sales.join(', ')}`
    })
    .join('; ')
}
