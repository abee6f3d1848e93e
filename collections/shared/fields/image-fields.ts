import type { UploadField } from 'payload'

type Options = { name?: string; label?: string; description?: string }

/** One picture from the media library. */
export const imageField = ({ name, label, description }: Options = {}): UploadField => ({
  name: name ?? 'image',
  label: label ?? 'Bild',
  type: 'upload',
  relationTo: 'images',
  index: true,
  maxDepth: 1,
  admin: { description },
})

/** Several pictures in the order they are shown; the first one stands for the record. */
export const imagesField = ({ description }: Options = {}): UploadField => ({
  name: 'images',
  label: 'Bilder',
  type: 'upload',
  relationTo: 'images',
  hasMany: true,
  maxRows: 20,
  maxDepth: 1,
  admin: { description: description ?? 'Das erste Bild steht in Listen und Karten.' },
})
