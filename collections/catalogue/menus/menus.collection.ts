import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { menusFields } from './menus.fields.ts'

export const menus = {
  slug: 'menus',
  labels: { singular: 'Katalog', plural: 'Kataloge' },
  access: accessOf('menus'),
  custom: { policy: { read: { isKept: true } } },
  versions: false,
  defaultSort: '-availableFrom',
  defaultPopulate: { name: true, availableFrom: true },
  fields: menusFields,
  admin: {
    ...panelOf('catalogue'),
    description: 'Welche Produkte eine Filiale ab wann in welcher Reihenfolge anbietet.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'branches', 'availableFrom', 'updatedAt'],
  },
} satisfies CollectionConfig
