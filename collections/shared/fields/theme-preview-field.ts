import type { UIField } from 'payload'

/** How the theme looks in both colour settings, what of it cannot be read, and what could be taken instead. */
export const themePreviewField: UIField = {
  name: 'themePreview',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/collections/shared/admin/theme/theme-preview.tsx#ThemePreview' },
  },
}
