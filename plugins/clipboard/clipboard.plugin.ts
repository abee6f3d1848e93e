import type { ArrayField, BlocksField, Field, Plugin, Tab } from 'payload'

import { contextOf, contextOfBlocks } from './context-of.ts'

const bar = '/plugins/clipboard/admin/clipboard-bar.tsx#ClipboardBar'

/** Below every list of rows in a form: copy rows, and paste what was copied from a list of the same kind. */
export const clipboardPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((entity) => ({ ...entity, fields: withClipboard(entity.fields) })),
  globals: config.globals?.map((entity) => ({ ...entity, fields: withClipboard(entity.fields) })),
})

function withClipboard(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(onTab) }
    if (field.type === 'array') {
      return withBar({ ...field, fields: withClipboard(field.fields) }, contextOf(field.fields))
    }
    if (field.type === 'blocks') {
      const blocks = field.blocks.map((block) => ({ ...block, fields: withClipboard(block.fields) }))
      return withBar({ ...field, blocks }, contextOfBlocks(field.blocks))
    }
    if ('fields' in field) return { ...field, fields: withClipboard(field.fields) }

    return field
  })
}

const onTab = (tab: Tab): Tab => ({ ...tab, fields: withClipboard(tab.fields) })

function withBar(field: ArrayField | BlocksField, context: string): Field {
  const components = {
    ...field.admin?.components,
    afterInput: [...(field.admin?.components?.afterInput ?? []), { path: bar, clientProps: { context } }],
  }
  // Spreading a union of fields loses which of them it was.
  return { ...field, admin: { ...field.admin, components } } as Field
}
