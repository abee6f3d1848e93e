import path from 'node:path'

/** Where originals lie; every process of one installation sees the same folder. */
export const mediaFolder = (name: 'images' | 'uploads' | 'fonts'): string =>
  path.resolve(process.env.MEDIA_DIR ?? '.data/media', name)
