const prefix = 'shop'

/** All of the worker's own; Serwist names its list of parts by the same prefix. */
export const cacheNames = {
  prefix,
  shell: `${prefix}-shell`,
  pages: `${prefix}-pages`,
  parts: `${prefix}-parts`,
  pictures: `${prefix}-pictures`,
} as const
