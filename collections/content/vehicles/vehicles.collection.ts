import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { vehiclesFields } from './vehicles.fields.ts'

export const vehicles = {
  slug: 'vehicles',
  labels: { singular: 'Fahrzeug', plural: 'Fahrzeuge' },
  access: accessOf('vehicles'),
  custom: { keyField: 'path' },
  versions: false,
  defaultSort: 'position',
  defaultPopulate: { name: true, path: true, isPublic: true },
  fields: vehiclesFields,
  admin: {
    ...panelOf('content'),
    description: 'Fahrzeuge und Maschinen: was die Website zeigt und was der Fuhrpark braucht.',
    useAsTitle: 'name',
    listSearchableFields: ['name', 'path', 'maker', 'model', 'plate', 'serialNumber'],
    defaultColumns: ['name', 'images', 'type', 'maker', 'plate', 'inspectionDueOn', 'isPublic', 'position'],
  },
} satisfies CollectionConfig
