import type { CollectionConfig, Plugin } from 'payload'

import { changeRows, type RowsField } from '#collections/shared/fields/change-rows.ts'

import { forMany } from './for-many.ts'
import { publicAddresses } from './public-addresses.ts'

/** What holds around every view of the admin panel: links to the public pages, a look at every answer, and a note of who is signed in. */
export const panelPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...addLink(withLongerPages(collection)),
    fields: forMany(changeRows(collection.fields, whenOpen)),
  })),
  blocks: config.blocks?.map((block) => ({ ...block, fields: changeRows(block.fields, whenOpen) })),
  globals: config.globals?.map((global) => ({ ...global, fields: changeRows(global.fields, whenOpen) })),
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      providers: [
        ...(config.admin?.components?.providers ?? []),
        '/plugins/panel/admin/answer-watch.tsx#AnswerWatch',
        '/plugins/panel/admin/staff-note.tsx#StaffNoteKeeper',
      ],
    },
  },
})

/** Ten rows, as Payload shows them, make staff turn pages all day. */
function withLongerPages(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection

  return { ...collection, admin: { ...admin, pagination: { defaultLimit: 50, ...admin?.pagination } } }
}

function addLink(collection: CollectionConfig): CollectionConfig {
  const preview = publicAddresses[collection.slug]
  return preview ? { ...collection, admin: { ...collection.admin, preview } } : collection
}

function whenOpen(field: RowsField): RowsField {
  const Field = (name: string) => ({ Field: `/plugins/panel/admin/rows-when-open.tsx#${name}` })
  // Apart, since spreading the union of both loses which it was.
  return field.type === 'array'
    ? {
        ...field,
        admin: { ...field.admin, components: { ...Field('RowsWhenOpen'), ...field.admin?.components } },
      }
    : {
        ...field,
        admin: {
          ...field.admin,
          components: { ...Field('KindsOfRowsWhenOpen'), ...field.admin?.components },
        },
      }
}
