import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { draftVersions, versionsForStaff } from '#collections/shared/drafts.ts'

import { themesFields } from './themes.fields.ts'

/** How the website of a division is going to look: what is published here is what the division says of it (ADR 140). */
export const themes = {
  slug: 'themes',
  labels: { singular: 'Aussehen', plural: 'Aussehen' },
  access: { ...accessOf('themes'), ...versionsForStaff },
  versions: draftVersions,
  disableDuplicate: true,
  // Two may write at the same time, and lose nothing (ADR 139).
  lockDocuments: false,
  defaultSort: 'name',
  defaultPopulate: { name: true },
  fields: themesFields,
  admin: {
    ...panelOf('content'),
    description: 'Farben, Schriften und Gesicht jeder Organisation, im Entwurf und auf der Website.',
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
  },
} satisfies CollectionConfig
