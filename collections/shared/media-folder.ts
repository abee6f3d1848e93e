import path from 'node:path'

/** Where originals lie, and what is only on its way to them; every process of one installation sees the same folder. */
export const mediaFolder = (name: 'images' | 'uploads' | 'fonts' | '.incoming'): string =>
  path.resolve(process.env.MEDIA_DIR ?? '.data/media', name)
