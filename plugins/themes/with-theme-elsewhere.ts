import type { CollectionConfig, Field } from 'payload'

/** Where a division says how it looks there is the way to its theme, which has drafts; nothing of a theme is taken back. */
export function withThemeElsewhere(collection: CollectionConfig): CollectionConfig {
  if (collection.slug === 'divisions') return { ...collection, fields: collection.fields.map(asLink) }
  if (collection.slug !== 'themes') return collection
  const { admin } = collection
  const edit = {
    ...admin?.components?.edit,
    UnpublishButton: '/plugins/themes/admin/no-way-back.tsx#NoWayBack',
  }

  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit } } }
}

function asLink(field: Field): Field {
  if (field.type !== 'group' || !('name' in field) || field.name !== 'theme') return field
  const Field = '/plugins/themes/admin/theme-link.tsx#ThemeLink'

  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Field } } }
}
