export const isFilm = (mimeType: unknown): boolean =>
  typeof mimeType === 'string' && mimeType.startsWith('video/')
