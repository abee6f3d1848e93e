import type { CollectionConfig, Field } from 'payload'

/** A page is published or it is not: what the API calls public is no second switch on screen (ADR 135). */
export function withOneSwitch(collection: CollectionConfig): CollectionConfig {
  return collection.slug === 'sites' ? { ...collection, fields: collection.fields.map(shown) } : collection
}

function shown(field: Field): Field {
  if (field.type !== 'checkbox' || field.name !== 'isPublic') return field
  const Field = '/plugins/pages/admin/publish-switch.tsx#PublishSwitch'

  return {
    ...field,
    admin: { ...field.admin, disableBulkEdit: true, components: { ...field.admin?.components, Field } },
  }
}
