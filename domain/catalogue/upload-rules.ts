/** What parts for files take, by the ends of names. Spec: storefront 5, upload. */
export const fileExtensions = [
  'txt',
  'csv',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'webp',
  'mp4',
  'mpeg',
  'webm',
  'zip',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
] as const

/** The largest file that a guest may add. */
export const uploadLimitBytes = 10 * 1024 * 1024
