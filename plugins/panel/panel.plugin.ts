import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'

import { withComponent } from '#collections/shared/admin/with-component.ts'
import { changeRows, type RowsField } from '#collections/shared/fields/change-rows.ts'

import { forMany } from './for-many.ts'

const keeper = '/plugins/panel/admin/refusal-keeper.tsx#RefusalKeeper'

/**
 * What holds for every view of the admin panel: longer pages, rows that wait until they are opened, errors that stay at
 * their fields, a look at every answer.
 */
export const panelPlugin: Plugin = (config) => ({
  ...withComponent(config, 'providers', '/plugins/panel/admin/answer-watch.tsx#AnswerWatch'),
  collections: config.collections?.map((collection) => ({
    ...withKeeper(withLongerPages(collection)),
    fields: forMany(changeRows(collection.fields, whenOpen)),
  })),
  blocks: config.blocks?.map((block) => ({ ...block, fields: changeRows(block.fields, whenOpen) })),
  globals: config.globals?.map((global) => ({
    ...globalWithKeeper(global),
    fields: changeRows(global.fields, whenOpen),
  })),
})

/** Ten rows, as Payload shows them, make staff turn pages all day. */
function withLongerPages(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection

  return { ...collection, admin: { ...admin, pagination: { defaultLimit: 50, ...admin?.pagination } } }
}

function withKeeper(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const edit = admin?.components?.edit
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), keeper]

  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } },
  }
}

function globalWithKeeper(global: GlobalConfig): GlobalConfig {
  const { admin } = global
  const elements = admin?.components?.elements
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), keeper]

  return {
    ...global,
    admin: {
      ...admin,
      components: { ...admin?.components, elements: { ...elements, beforeDocumentControls } },
    },
  }
}

function whenOpen(field: RowsField): RowsField {
  const name = field.type === 'array' ? 'RowsWhenOpen' : 'KindsOfRowsWhenOpen'
  const components = { Field: `/plugins/panel/admin/rows-when-open.tsx#${name}`, ...field.admin?.components }

  // Spreading a union of fields loses which of them it was.
  return { ...field, admin: { ...field.admin, components } } as RowsField
}
