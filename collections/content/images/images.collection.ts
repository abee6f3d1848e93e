import type { CollectionConfig } from 'payload'

import { nobodyWrites } from '#collections/shared/access/field-access.ts'
import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { arrangedFields } from '#collections/shared/media/arranged-fields.ts'
import { mediaFolder } from '#collections/shared/media-folder.ts'

import { describedOrLater } from './described-or-later.ts'
import { handOriginalToStaff } from './hand-original-to-staff.ts'
import { checkImageFile } from './hooks/check-image-file.ts'
import { stampVersion } from './hooks/stamp-version.ts'
import { imageTypes } from './image-types.data.ts'

const stamped = (name: string, label: string) =>
  ({ name, label, type: 'text', access: nobodyWrites, admin: { hidden: true } }) as const

export const images = {
  slug: 'images',
  labels: { singular: 'Bild', plural: 'Bilder' },
  access: accessOf('images'),
  custom: { policy: { read: { isKept: true } } },
  versions: false,
  disableDuplicate: true,
  // The address of a thumbnail is made of these, whatever a list selects.
  forceSelect: { version: true, extension: true },
  defaultPopulate: {
    version: true,
    extension: true,
    alt: true,
    width: true,
    height: true,
    focalX: true,
    focalY: true,
    filename: true,
    url: true,
  },
  hooks: { beforeOperation: [checkImageFile], beforeChange: [stampVersion] },
  upload: {
    staticDir: mediaFolder('images'),
    mimeTypes: Object.keys(imageTypes),
    // Sizes are made by the server, see decision 72, and never stored in the document.
    imageSizes: [],
    focalPoint: true,
    handlers: [handOriginalToStaff],
    adminThumbnail: ({ doc }) => `/image/thumbnail/${doc.id}-${doc.version}.${doc.extension}`,
    pasteURL: false,
  },
  fields: [
    textField('alt', 'Bildbeschreibung', {
      required: true,
      maxLength: 300,
      validate: describedOrLater,
      description:
        'Ein Satz für Menschen, die das Bild nicht sehen, zum Beispiel „Teller mit Wiener Schnitzel und Zitrone“.',
    }),
    stamped('version', 'Version'),
    stamped('extension', 'Dateiendung'),
    { ...stamped('checksum', 'Prüfsumme'), hidden: true, index: true },
    ...arrangedFields,
  ],
  admin: {
    ...panelOf('content'),
    description: 'Bilder für Produkte, Filialen und Seiten.',
    useAsTitle: 'alt',
    listSearchableFields: ['alt', 'filename'],
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
  },
} satisfies CollectionConfig
