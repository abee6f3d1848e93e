import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { dayEndsFields } from './day-ends.fields.ts'

/** Business days that were closed: one row for each, written once with the lines of the ledger that it comprises. */
export const dayEnds = {
  slug: 'day-ends',
  labels: { singular: 'Abgeschlossener Tag', plural: 'Abgeschlossene Tage' },
  access: accessOf('day-ends'),
  custom: { periodField: 'day' },
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  timestamps: false,
  defaultSort: '-day',
  defaultPopulate: { number: true, day: true, total: true },
  indexes: [
    { fields: ['branch', 'number'], unique: true },
    { fields: ['branch', 'day'], unique: true },
  ],
  fields: dayEndsFields,
  admin: {
    ...panelOf('ordering'),
    description: 'Tage, die abgeschlossen sind, mit ihren Summen. Niemand kann sie ändern.',
    useAsTitle: 'day',
    defaultColumns: ['day', 'number', 'total', 'cashDifference', 'closedAt', 'branch'],
    listSearchableFields: ['day', 'note', 'hash'],
  },
} satisfies CollectionConfig
