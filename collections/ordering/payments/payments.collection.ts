import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { paymentsFields } from './payments.fields.ts'

/** The ledger: one row for each time money moved or was announced, written with what moved the order and never again. */
export const payments = {
  slug: 'payments',
  labels: { singular: 'Zahlung', plural: 'Zahlungen' },
  access: accessOf('payments'),
  custom: { periodField: 'at' },
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  timestamps: false,
  defaultSort: '-at',
  defaultPopulate: { at: true, kind: true, amount: true, method: true },
  fields: paymentsFields,
  admin: {
    ...panelOf('ordering'),
    description: 'Was eingenommen und erstattet wurde, Zeile für Zeile. Niemand kann Einträge ändern.',
    useAsTitle: 'kind',
    defaultColumns: ['at', 'kind', 'amount', 'method', 'order', 'by', 'branch'],
    listSearchableFields: ['reference', 'reason', 'device'],
  },
} satisfies CollectionConfig
