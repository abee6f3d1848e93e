import type { CheckboxField } from 'payload'

/** Whether visitors see the record; the grant “published” looks at it. */
export const publicField = (description = 'Nur öffentliche Einträge sehen Besucher.'): CheckboxField => ({
  name: 'isPublic',
  label: 'Öffentlich',
  type: 'checkbox',
  defaultValue: true,
  index: true,
  admin: { position: 'sidebar', description },
})
