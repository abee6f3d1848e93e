import type { Field, Tab } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { amountField } from '#collections/shared/fields/amount-field.ts'
import { moneyField } from '#collections/shared/fields/money-field.ts'
import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'

import { modifierLabels, partTypeLabels } from './product-options.data.ts'

type Part = { type?: string }

const isChoice = (part: Part | undefined): boolean => part?.type === 'select' || part?.type === 'multiselect'

const rowLabel = (field: string) => ({
  RowLabel: { path: '/collections/shared/admin/text-row-label.tsx#TextRowLabel', clientProps: { field } },
})

const partOptions: Field = {
  name: 'options',
  label: 'Optionen',
  labels: { singular: 'Option', plural: 'Optionen' },
  type: 'array',
  maxRows: 100,
  validate: (rows: unknown, { siblingData }) =>
    !isChoice(siblingData) || (Array.isArray(rows) && rows.length > 0) || 'Eine Auswahl braucht Optionen.',
  fields: [
    {
      type: 'row',
      fields: [
        textField('name', 'Name', { required: true, maxLength: 120, width: '40%' }),
        {
          name: 'modifier',
          label: 'Wirkung auf den Preis',
          type: 'select',
          required: true,
          defaultValue: 'add',
          options: optionsFrom(modifierLabels),
          admin: { width: '35%' },
        },
        moneyField({ name: 'value', label: 'Betrag', required: true, defaultValue: 0, width: '25%' }),
      ],
    },
  ],
  admin: {
    initCollapsed: true,
    condition: (_data, siblingData) => isChoice(siblingData),
    components: rowLabel('name'),
  },
}

const parts: Field = {
  name: 'parts',
  label: 'Bestandteile',
  labels: { singular: 'Bestandteil', plural: 'Bestandteile' },
  type: 'array',
  maxRows: 30,
  fields: [
    textField('name', 'Name', { required: true, maxLength: 120, placeholder: 'Beilage' }),
    textareaField('description', 'Beschreibung', { maxLength: 1000 }),
    {
      name: 'type',
      label: 'Art',
      type: 'select',
      required: true,
      defaultValue: 'select',
      options: optionsFrom(partTypeLabels),
    },
    switchField('optional', 'Freiwillig', { description: 'Gäste dürfen den Bestandteil auslassen.' }),
    partOptions,
  ],
  admin: { initCollapsed: true, components: rowLabel('name') },
}

const bundleItems: Field = {
  name: 'bundleItems',
  label: 'Inhalt des Pakets',
  labels: { singular: 'Produkt', plural: 'Produkte' },
  type: 'array',
  maxRows: 30,
  validate: (rows: unknown, { data, id }) => {
    if ((data as Part).type !== 'bundle') return true
    if (!Array.isArray(rows) || rows.length === 0) return 'Ein Paket braucht mindestens ein Produkt.'

    return (
      !rows.some((row) => row?.product && idOf(row.product) === id) ||
      'Ein Paket kann sich nicht selbst enthalten.'
    )
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'product',
          label: 'Produkt',
          type: 'relationship',
          relationTo: 'products',
          required: true,
          index: true,
          maxDepth: 1,
          admin: { width: '70%' },
        },
        amountField({ name: 'amount', label: 'Menge', required: true, width: '30%' }),
      ],
    },
  ],
  admin: { condition: (data) => data.type === 'bundle' },
}

export const compositionTab: Tab = {
  label: 'Zusammenstellung',
  description: 'Für konfigurierbare Produkte und Pakete.',
  fields: [
    switchField('isStepByStep', 'Schritt für Schritt', {
      description: 'Gäste gehen die Bestandteile nacheinander durch.',
      condition: (data) => data.type === 'configurable',
    }),
    {
      name: 'config',
      label: 'Konfiguration',
      type: 'group',
      fields: [parts],
      admin: { hideGutter: true, condition: (data) => data.type === 'configurable' },
    },
    bundleItems,
  ],
}
