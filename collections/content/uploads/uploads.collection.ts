import type { CheckboxField, CollectionConfig, Field } from 'payload'

import { nobodyWrites } from '#collections/shared/access/field-access.ts'
import { accessOf } from '#collections/shared/access/access-of.ts'
import { onCollection, withContract } from '#kernel/api/endpoint-of.ts'
import { fileColumns } from '#collections/shared/fields/file-columns.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { publicField } from '#collections/shared/fields/public-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { stampedField } from '#collections/shared/fields/stamped-field.ts'
import { isFilm } from '#collections/shared/media/is-film.ts'
import { arrangedFields } from '#collections/shared/media/arranged-fields.ts'
import { mediaFolder } from '#collections/shared/media-folder.ts'
import { filePreviewPath } from '#domain/content/media-paths.ts'

import { receiveUploadContract } from '#domain/content/receive-upload.contract.ts'
import { receiveUpload } from './endpoints/receive-upload.endpoint.ts'
import { keepContent } from './hooks/keep-content.ts'
import { stampUpload } from './hooks/stamp-upload.ts'
import { uploadTypes } from './upload-types.data.ts'

const isPublic: CheckboxField = {
  ...publicField('Was Gäste einer Bestellung beilegen, bleibt unter seiner geheimen Adresse.'),
  // People of the staff add files to the website; what guests send comes with its own answer.
  defaultValue: ({ user }: { user?: unknown }) => Boolean(user),
}

/** Set by what names the file, see the absences; it says who of those that lead may open it. */
const ownedBy: Field = {
  ...relationField('branch', 'Filiale', 'branches', {
    inSidebar: true,
    condition: ({ branch }) => Boolean(branch),
  }),
  access: nobodyWrites,
  custom: { mayDangle: true },
}

/** Found in use when it was a day old, so nobody has to look again. */
const isKept: CheckboxField = {
  name: 'isKept',
  label: 'In Verwendung',
  type: 'checkbox',
  defaultValue: false,
  access: nobodyWrites,
  admin: { hidden: true },
}

/** Of the bytes; nobody knows it of files from before it was kept, until `note-checksums.ts` has looked. */
const checksum: Field = {
  ...stampedField('checksum', 'Prüfsumme'),
  hidden: true,
  index: true,
}

/** Nobody knows it of films from before the question was asked, until `ask-unheard-films.ts` has. */
const hasAudio: CheckboxField = {
  name: 'hasAudio',
  label: 'Mit Ton',
  type: 'checkbox',
  access: nobodyWrites,
  admin: {
    readOnly: true,
    description: 'Ob das Video einen Ton hat. Nur dann lässt er sich auf der Website einschalten.',
    condition: ({ mimeType }) => isFilm(mimeType),
  },
}

export const uploads = {
  slug: 'uploads',
  labels: { singular: 'Datei', plural: 'Dateien' },
  access: accessOf('uploads'),
  custom: { keyField: 'publicHash' },
  versions: false,
  // What the picture that stands for a file is called by, in lists as well.
  forceSelect: { publicHash: true, version: true },
  disableDuplicate: true,
  lockDocuments: false,
  defaultPopulate: { version: true, extension: true, publicHash: true, mimeType: true },
  endpoints: [onCollection('uploads', withContract(receiveUploadContract, receiveUpload))],
  hooks: { beforeOperation: [keepContent], beforeChange: [stampUpload] },
  upload: {
    staticDir: mediaFolder('uploads'),
    mimeTypes: [...new Set(Object.values(uploadTypes).flat())],
    crop: false,
    focalPoint: false,
    pasteURL: false,
    hideRemoveFile: true,
    adminThumbnail: ({ doc: { id, publicHash, version } }) =>
      publicHash && version
        ? filePreviewPath({ publicHash: String(publicHash), id: String(id), version: String(version) })
        : null,
  },
  fields: [
    { ...stampedField('publicHash', 'Öffentlicher Schlüssel'), unique: true, index: true },
    stampedField('version', 'Version'),
    stampedField('extension', 'Dateiendung'),
    stampedField('originalName', 'Ursprünglicher Dateiname'),
    ownedBy,
    isPublic,
    isKept,
    hasAudio,
    checksum,
    ...arrangedFields,
    ...fileColumns,
  ],
  admin: {
    ...panelOf('content'),
    description: 'Videos und Dokumente der Website, und was Gäste einer Bestellung beigelegt haben.',
    useAsTitle: 'originalName',
    defaultColumns: ['filename', 'mimeType', 'filesize', 'isPublic', 'createdAt'],
  },
} satisfies CollectionConfig
