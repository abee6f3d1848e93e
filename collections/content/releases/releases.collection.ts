import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { releasesFields } from './releases.fields.ts'

/** Drafts of several pages, pieces, menus and looks that go out together. What is in one, plugins/releases keeps. */
export const releases = {
  slug: 'releases',
  labels: { singular: 'Veröffentlichung', plural: 'Veröffentlichungen' },
  access: accessOf('releases'),
  versions: false,
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-updatedAt',
  defaultPopulate: { name: true, state: true },
  fields: releasesFields,
  admin: {
    ...panelOf('content'),
    description: 'Mehrere Seiten, Inhalte, Navigationen und Aussehen, die zusammen hinausgehen.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'plannedAt', 'publishedAt', 'updatedAt'],
  },
} satisfies CollectionConfig
