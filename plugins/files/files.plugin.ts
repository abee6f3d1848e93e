import type { CollectionConfig } from 'payload'

import { panelField } from '#collections/shared/fields/panel-field.ts'
import { type Addition, capability } from '#kernel/capability/capability.ts'

import { handOutFile } from './endpoints/hand-out-file.endpoint.ts'
import { pictureSizes, retrySizes } from './endpoints/picture-sizes.endpoint.ts'
import { removeAside, removeRefusedAside } from './hooks/drawing-aside.ts'
import { followTransactions, holdRemoved, noteFile } from './hooks/follow-files.ts'
import { keepFileFacts } from './hooks/keep-file-facts.ts'
import { receiveFile } from './hooks/receive-file.ts'
import { refuseMissingFile } from './hooks/refuse-missing-file.repair.ts'

const hourly = { everySeconds: 3600, isExclusive: true }

const sizesPanel = panelField('pictureSizes', '/plugins/files/admin/sizes-panel.tsx#SizesPanel', {
  inSidebar: true,
})

/** Keeps the files on the disk and the records that name them together. */
export const filesPlugin = capability({
  name: 'files',
  rewrite: withFileCheck,
  every: (collection) => (collection.upload ? ofFiles : {}),
  collections: {
    images: {
      preview: (image) => (image.version ? `/image/${publicName(image)}` : null),
      endpoints: [pictureSizes, retrySizes],
      fields: [sizesPanel],
    },
    uploads: {
      preview: (upload) =>
        upload.publicHash && upload.version
          ? `/upload/${String(upload.publicHash)}/${publicName(upload)}`
          : null,
    },
  },
  onInit: [followTransactions],
  workers: [
    {
      name: 'forgotten-uploads',
      ...hourly,
      load: async () => (await import('./jobs/remove-forgotten-uploads.ts')).removeForgottenUploads,
    },
    {
      name: 'unheard-films',
      ...hourly,
      load: async () => (await import('./jobs/ask-unheard-films.ts')).askUnheardFilms,
    },
    {
      name: 'stranded-files',
      ...hourly,
      load: async () => (await import('./jobs/remove-stranded-files.ts')).removeStrandedFiles,
    },
    {
      name: 'stranded-variants',
      everySeconds: 3600,
      wokenBy: 'images',
      load: async () => (await import('./jobs/remove-stranded-variants.ts')).removeStrandedVariants,
    },
    {
      name: 'unsettled-files',
      ...hourly,
      load: async () => (await import('./jobs/settle-changes.ts')).settleChanges,
    },
  ],
})

const ofFiles: Addition = {
  endpoints: [handOutFile],
  rule: { beforeOperation: [keepFileFacts, receiveFile, holdRemoved], beforeValidate: [noteFile] },
  tell: { afterOperation: [removeAside], afterError: [removeRefusedAside] },
}

const publicName = ({ id, version, extension }: Record<string, unknown>): string =>
  `${String(id)}-${String(version)}.${String(extension)}`

/** Nobody puts files into a store of their own and only tells us their names. */
function withFileCheck(collection: CollectionConfig): CollectionConfig {
  const { slug, upload } = collection
  if (typeof upload !== 'object') return collection
  const handlers = [...(upload.handlers ?? []), refuseMissingFile(upload.staticDir ?? slug)]

  return { ...collection, upload: { ...upload, handlers, requiresClientUploadReceipt: true } }
}
