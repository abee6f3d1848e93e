import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

export const tables = {
  slug: 'tables',
  labels: { singular: 'Tisch', plural: 'Tische' },
  access: accessOf('tables'),
  custom: { keyField: 'identifier', keyWithin: 'branch' },
  versions: false,
  lockDocuments: false,
  defaultSort: 'identifier',
  defaultPopulate: { identifier: true, name: true, branch: true },
  indexes: [{ fields: ['branch', 'identifier'], unique: true }],
  fields: [
    branchField(),
    textField('identifier', 'Tischnummer', {
      required: true,
      maxLength: 40,
      placeholder: '12',
      description: 'Steht in der Mitte des QR-Codes auf dem Tisch. Je Filiale nur einmal.',
      index: true,
    }),
    textField('name', 'Bezeichnung', { placeholder: 'Fensterplatz', maxLength: 80 }),
    {
      name: 'seats',
      label: 'Plätze',
      type: 'number',
      min: 1,
      max: 100,
      admin: { step: 1 },
    },
  ],
  admin: {
    ...panelOf('operations'),
    description: 'Tische, an denen Gäste vor Ort bestellen.',
    useAsTitle: 'identifier',
    defaultColumns: ['identifier', 'name', 'branch', 'seats'],
  },
} satisfies CollectionConfig
