import type { Field, Tab } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { amountField } from '#collections/shared/fields/amount-field.ts'
import { moneyField } from '#collections/shared/fields/money-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { rowLabel } from '#collections/shared/fields/row-label.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'

import { modifierLabels, partTypeLabels } from './product-options.data.ts'

type Part = { type?: string }

const isChoice = (part: Part | undefined): boolean => part?.type === 'select' || part?.type === 'multiselect'

const partOptions: Field = {
  name: 'options',
  label: 'Optionen',
  labels: { singular: 'Option', plural: 'Optionen' },
  type: 'array',
  maxRows: 100,
  validate: (rows: unknown, { siblingData }) =>
    !isChoice(siblingData) || (Array.isArray(rows) && rows.length > 0) || 'Eine Auswahl braucht Optionen.',
  fields: [
    row(
      textField('name', 'Name', { required: true, maxLength: 120, width: '40%' }),
      selectField('modifier', 'Wirkung auf den Preis', modifierLabels, {
        required: true,
        defaultValue: 'add',
        width: '35%',
      }),
      moneyField({ name: 'value', label: 'Betrag', required: true, defaultValue: 0, width: '25%' }),
    ),
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
    selectField('type', 'Art', partTypeLabels, { required: true, defaultValue: 'select' }),
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
    row(
      relationField('product', 'Produkt', 'products', { required: true, width: '70%' }),
      amountField({ name: 'amount', label: 'Menge', required: true, width: '30%' }),
    ),
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
