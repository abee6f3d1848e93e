import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { templateLayers } from './endpoints/template-layers.endpoint.ts'
import { imageTemplatesFields } from './image-templates.fields.ts'

export const imageTemplates = {
  slug: 'image-templates',
  labels: { singular: 'Bildvorlage', plural: 'Bildvorlagen' },
  access: accessOf('image-templates'),
  custom: { keyField: 'identifier' },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, identifier: true, width: true, height: true },
  endpoints: [templateLayers],
  fields: imageTemplatesFields,
  admin: {
    ...panelOf('content'),
    description: 'Vorlagen aus Ebenen für Etiketten, Preisschilder, Vorschaubilder und Bildschirme.',
    useAsTitle: 'name',
    listSearchableFields: ['name', 'identifier'],
    defaultColumns: ['name', 'identifier', 'width', 'height', 'updatedAt'],
  },
} satisfies CollectionConfig
