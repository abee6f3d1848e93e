import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { longestFolderName } from '#domain/content/media/folder-tree.ts'

import { keepFolderTree } from './hooks/keep-folder-tree.ts'

/** Where pictures and files lie. A folder that holds something is not deleted, because what lies in it names it. */
export const mediaFolders = {
  slug: 'media-folders',
  labels: { singular: 'Ordner', plural: 'Ordner' },
  access: accessOf('media-folders'),
  versions: false,
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: 'name',
  defaultPopulate: { name: true },
  hooks: { beforeChange: [keepFolderTree] },
  fields: [
    textField('name', 'Name', { required: true, maxLength: longestFolderName }),
    relationField('parent', 'Liegt in', 'media-folders', { description: 'Leer: oberste Ebene.' }),
  ],
  admin: {
    ...panelOf('content'),
    description: 'Wo Bilder und Dateien liegen. Geordnet werden sie in „Medien“.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'parent', 'updatedAt'],
  },
} satisfies CollectionConfig
