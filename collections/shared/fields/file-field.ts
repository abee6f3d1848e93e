import type { UploadField } from 'payload'

type Options = { name: string; label: string; description?: string; onlyVideos?: boolean }

/** A file of the installation, such as a video. */
export const fileField = ({ name, label, description, onlyVideos }: Options): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'uploads',
  index: true,
  maxDepth: 1,
  ...(onlyVideos ? { filterOptions: { mimeType: { contains: 'video/' } } } : {}),
  admin: { description },
})

/** Several files in the order they are listed, for everybody to open. */
export const filesField = ({ name, label, description }: Omit<Options, 'onlyVideos'>): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'uploads',
  hasMany: true,
  maxRows: 20,
  maxDepth: 1,
  filterOptions: { isPublic: { equals: true } },
  admin: { description },
})
