import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { customersFields } from './customers.fields.ts'
import { completeCustomer } from './hooks/complete-customer.ts'
import { numberCustomer } from './hooks/number-customer.ts'

export const customers = {
  slug: 'customers',
  labels: { singular: 'Kunde', plural: 'Kunden' },
  access: accessOf('customers'),
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, number: true },
  hooks: { beforeChange: [completeCustomer, numberCustomer] },
  fields: customersFields,
  admin: {
    ...panelOf('ordering'),
    description: 'Menschen und Firmen, die bestellen oder beauftragen. Sie melden sich nicht an.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'number', 'email', 'phone', 'branch', 'isBlocked'],
    listSearchableFields: ['name', 'email', 'phone', 'companyName'],
  },
} satisfies CollectionConfig
