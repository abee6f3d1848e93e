import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { mediaFolder } from '#collections/shared/media-folder.ts'

import { fontStylesheetEndpoint } from './endpoints/font-stylesheet.endpoint.ts'
import { fontsFields } from './fonts.fields.ts'
import { stampFont } from './hooks/stamp-font.ts'

export const fonts = {
  slug: 'fonts',
  labels: { singular: 'Schriftart', plural: 'Schriftarten' },
  access: accessOf('fonts'),
  versions: false,
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: 'family',
  defaultPopulate: { family: true, variant: true, weight: true, style: true, version: true, extension: true },
  indexes: [{ fields: ['family', 'variant'], unique: true }],
  endpoints: [fontStylesheetEndpoint],
  hooks: { beforeChange: [stampFont] },
  upload: {
    staticDir: mediaFolder('fonts'),
    mimeTypes: ['font/woff2', 'font/woff', 'font/ttf', 'font/otf'],
    crop: false,
    focalPoint: false,
    pasteURL: false,
    // The address names the version, so what it answers never changes.
    modifyResponseHeaders: ({ headers }) => {
      headers.set('cache-control', 'public, max-age=31536000, immutable')
      return headers
    },
  },
  fields: fontsFields,
  admin: {
    ...panelOf('content'),
    description: 'Schriften der Website und der Bildvorlagen, je Familie und Schnitt eine Datei.',
    useAsTitle: 'family',
    listSearchableFields: ['family', 'variant', 'filename'],
    defaultColumns: ['family', 'weight', 'style', 'filename', 'filesize', 'updatedAt'],
  },
} satisfies CollectionConfig
