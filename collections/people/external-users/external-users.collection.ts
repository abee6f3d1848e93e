import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { externalUsersFields } from './external-users.fields.ts'

export const externalUsers = {
  slug: 'external-users',
  labels: { singular: 'Externe Person', plural: 'Externe Personen' },
  access: accessOf('external-users'),
  custom: { periodField: 'validFrom' },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, company: true },
  fields: externalUsersFields,
  admin: {
    ...panelOf('workforce'),
    description: 'Lieferanten, Steuerberatung und andere Partner. Sie melden sich nicht an.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'role', 'phone', 'email', 'branches', 'validUntil'],
    listSearchableFields: ['name', 'company', 'role', 'email'],
  },
} satisfies CollectionConfig
