import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { ordersFields } from './orders.fields.ts'

/** One flat row per order: hot, written by conditional SQL, read as it is. */
export const orders = {
  slug: 'orders',
  labels: { singular: 'Bestellung', plural: 'Bestellungen' },
  access: accessOf('orders'),
  custom: { keyField: 'uid' },
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-placedAt',
  defaultPopulate: { uid: true, ticketNumber: true, status: true },
  indexes: [
    { fields: ['branch', 'businessDay', 'ticketNumber'], unique: true },
    { fields: ['branch', 'status', 'placedAt'] },
  ],
  fields: ordersFields,
  admin: {
    ...panelOf('ordering'),
    description: 'Alle Bestellungen der Filialen, die Sie betreuen.',
    // Who looks for them filters by them.
    baseFilter: ({ req }) =>
      JSON.stringify(req.query).includes('voidedAt') ? null : { voidedAt: { exists: false } },
    useAsTitle: 'ticketNumber',
    listSearchableFields: ['uid', 'lastName', 'email', 'phone'],
    defaultColumns: [
      'ticketNumber',
      'status',
      'type',
      'appointmentDate',
      'lastName',
      'total',
      'placedAt',
      'branch',
    ],
  },
} satisfies CollectionConfig
