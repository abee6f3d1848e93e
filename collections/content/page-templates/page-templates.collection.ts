import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { keepWhatItsTypeHolds } from './hooks/keep-what-its-type-holds.ts'
import { pageTemplatesFields } from './page-templates.fields.ts'

/** What new pages begin with. No page, so that no visitor, list or menu has to know that it is none. */
export const pageTemplates = {
  slug: 'page-templates',
  labels: { singular: 'Seitenvorlage', plural: 'Seitenvorlagen' },
  access: accessOf('page-templates'),
  versions: false,
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, type: true },
  hooks: { beforeValidate: [keepWhatItsTypeHolds] },
  fields: pageTemplatesFields,
  admin: {
    ...panelOf('content'),
    description: 'Womit neue Seiten beginnen. Gesichert werden sie im Formular einer Seite.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'type', 'division', 'updatedAt'],
  },
} satisfies CollectionConfig
