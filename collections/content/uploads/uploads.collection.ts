import type { CollectionConfig } from 'payload'

import { nobodyWrites } from '#collections/shared/access/field-access.ts'
import { accessOf } from '#collections/shared/access/access-of.ts'
import { withContract } from '#collections/shared/api/endpoint-of.ts'
import { adminGroups } from '#collections/shared/admin-groups.ts'
import { mediaFolder } from '#collections/shared/media-folder.ts'

import { receiveUploadContract } from './endpoints/receive-upload.contract.ts'
import { receiveUpload } from './endpoints/receive-upload.endpoint.ts'
import { stampUpload } from './hooks/stamp-upload.ts'
import { uploadTypes } from './upload-types.data.ts'

const stamped = (name: string, label: string) =>
  ({ name, label, type: 'text', access: nobodyWrites, admin: { readOnly: true } }) as const

export const uploads = {
  slug: 'uploads',
  labels: { singular: 'Kundendatei', plural: 'Kundendateien' },
  access: accessOf('uploads'),
  custom: { keyField: 'publicHash' },
  versions: false,
  disableDuplicate: true,
  lockDocuments: false,
  defaultPopulate: { version: true, extension: true, publicHash: true, mimeType: true },
  endpoints: [withContract(receiveUploadContract, { path: '/', method: 'post', handler: receiveUpload })],
  hooks: { beforeChange: [stampUpload] },
  upload: {
    staticDir: mediaFolder('uploads'),
    mimeTypes: [...new Set(Object.values(uploadTypes).flat())],
    crop: false,
    focalPoint: false,
    pasteURL: false,
  },
  fields: [
    { ...stamped('publicHash', 'Öffentlicher Schlüssel'), unique: true, index: true },
    stamped('version', 'Version'),
    stamped('extension', 'Dateiendung'),
    stamped('originalName', 'Dateiname beim Gast'),
  ],
  admin: {
    group: adminGroups.content,
    description: 'Dateien, die Gäste einer Bestellung beigelegt haben.',
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'mimeType', 'filesize', 'createdAt'],
    enableListViewSelectAPI: true,
    hideAPIURL: true,
  },
} satisfies CollectionConfig
