import type { Plugin } from 'payload'

import { changeRows, type RowsField } from '#collections/shared/fields/change-rows.ts'

import { contextOf, contextOfBlocks } from './context-of.ts'

const bar = '/plugins/clipboard/admin/clipboard-bar.tsx#ClipboardBar'

/** Below every list of rows in a form: copy rows, and paste what was copied from a list of the same kind. */
export const clipboardPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((entity) => ({
    ...entity,
    fields: changeRows(entity.fields, withBar),
  })),
  globals: config.globals?.map((entity) => ({ ...entity, fields: changeRows(entity.fields, withBar) })),
})

function withBar(field: RowsField): RowsField {
  const context = field.type === 'array' ? contextOf(field.fields) : contextOfBlocks(field.blocks)
  const components = {
    ...field.admin?.components,
    afterInput: [...(field.admin?.components?.afterInput ?? []), { path: bar, clientProps: { context } }],
  }
  // Spreading a union of fields loses which of them it was.
  return { ...field, admin: { ...field.admin, components } } as RowsField
}
