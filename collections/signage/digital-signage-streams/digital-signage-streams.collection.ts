import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { streamsFields } from './digital-signage-streams.fields.ts'

export const digitalSignageStreams = {
  slug: 'digital-signage-streams',
  dbName: 'signage_streams',
  labels: { singular: 'Stream', plural: 'Streams' },
  access: accessOf('digital-signage-streams'),
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, type: true, url: true, isMuted: true, fallbackImage: true },
  fields: streamsFields,
  admin: {
    ...panelOf('signage'),
    description: 'Laufende Bilder von außen: Kameras, Sender, Webseiten.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'type', 'url', 'isMuted', 'updatedAt'],
    listSearchableFields: ['name', 'url'],
  },
} satisfies CollectionConfig
