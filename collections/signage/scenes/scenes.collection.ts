import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { scenesFields } from './scenes.fields.ts'

export const scenes = {
  slug: 'scenes',
  labels: { singular: 'Szene', plural: 'Szenen' },
  access: accessOf('scenes'),
  custom: { keyField: 'path' },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, path: true, orientation: true, duration: true },
  fields: scenesFields,
  admin: {
    ...panelOf('signage'),
    description: 'Was auf Bildschirmen zu sehen ist: Ebenen mit Text, Bildern, Preisen und Codes.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'path', 'orientation', 'duration', 'isPublic', 'updatedAt'],
    listSearchableFields: ['name', 'path'],
  },
} satisfies CollectionConfig
