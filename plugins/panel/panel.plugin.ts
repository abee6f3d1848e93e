import type { CollectionConfig, DateField, GlobalConfig, LabelFunction, Plugin } from 'payload'

import { withComponent } from '#collections/shared/admin/with-component.ts'
import { changeRows, type RowsField } from '#collections/shared/fields/change-rows.ts'

import { momentCell } from '#collections/shared/fields/moment-field.ts'

import { forMany } from './for-many.ts'

/** What stands beside every form and draws nothing. */
const keepers = [
  '/plugins/panel/admin/refusal-keeper.tsx#RefusalKeeper',
  '/plugins/panel/admin/unsaved-watch.tsx#UnsavedWatch',
  '/plugins/panel/admin/words-keeper.tsx#WordsKeeper',
  '/plugins/panel/admin/zone-mark.tsx#ZoneMark',
]

/**
 * What holds for every view of the admin panel: longer pages, rows that wait until they are opened, errors that stay at
 * their fields, a look at every answer.
 */
export const panelPlugin: Plugin = (config) => ({
  ...withComponent(
    withComponent(config, 'providers', '/plugins/panel/admin/answer-watch.tsx#AnswerWatch'),
    'providers',
    '/collections/shared/admin/moment/branch-zones.tsx#BranchZones',
  ),
  collections: config.collections?.map((collection) => ({
    ...withKeeper(withLongerPages(collection)),
    fields: [...forMany(changeRows(collection.fields, whenOpen)), ...stampsOf(collection)],
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

/** Payload adds them by itself, with the clock of the browser. */
function stampsOf({ fields, timestamps }: CollectionConfig): DateField[] {
  const isOwn = (name: string) => fields.some((field) => 'name' in field && field.name === name)
  const stamps = [
    stamp('updatedAt', ({ t }) => t('general:updatedAt')),
    stamp('createdAt', ({ t }) => t('general:createdAt')),
  ]

  return timestamps === false ? [] : stamps.filter(({ name }) => !isOwn(name))
}

const stamp = (name: string, label: LabelFunction): DateField => ({
  name,
  label,
  type: 'date',
  index: true,
  admin: { hidden: true, disableBulkEdit: true, components: { Cell: momentCell } },
})

function withKeeper(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const edit = admin?.components?.edit
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), ...keepers]

  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } },
  }
}

function globalWithKeeper(global: GlobalConfig): GlobalConfig {
  const { admin } = global
  const elements = admin?.components?.elements
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), ...keepers]

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
