import path from 'node:path'

/** The collections whose records are files; each has a folder of the same name, and so has its table. */
export const fileCollections = ['images', 'uploads', 'fonts'] as const
export type FileCollection = (typeof fileCollections)[number]

/** Where originals lie, what is only on its way to them, and what was made of them; all processes see the same folder. */
export const mediaFolder = (name: FileCollection | '.incoming' | '.cache'): string =>
  path.resolve(process.env.MEDIA_DIR ?? '.data/media', name)
