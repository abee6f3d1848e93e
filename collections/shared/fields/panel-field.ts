import type { UIField } from 'payload'

/** A part of a form that holds nothing of the record; the component that draws it is named by its path. */
export const panelField = (name: string, Field: string, position?: 'sidebar'): UIField => ({
  name,
  type: 'ui',
  admin: { ...(position && { position }), disableListColumn: true, components: { Field } },
})
