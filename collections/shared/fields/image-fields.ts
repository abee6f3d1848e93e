import type { UploadField } from 'payload'

type Options = { name?: string; label?: string; description?: string }
/** A component that says the label, where one word does not do. */
type Labelled = Options & { labelComponent?: string }

/** One picture from the media library. */
export const imageField = ({ name, label, description, labelComponent }: Labelled = {}): UploadField => ({
  name: name ?? 'image',
  label: label ?? 'Bild',
  type: 'upload',
  relationTo: 'images',
  index: true,
  maxDepth: 1,
  admin: { description, ...(labelComponent ? { components: { Label: labelComponent } } : {}) },
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
