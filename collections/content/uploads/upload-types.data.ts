import type { fileExtensions } from '#domain/catalogue/upload-rules.ts'

/** What guests may attach to a product, spec: storefront 5. */
export const uploadTypes: Readonly<Record<string, string[]>> = {
  txt: ['text/plain'],
  csv: ['text/csv', 'text/plain'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  mp4: ['video/mp4'],
  mpeg: ['video/mpeg', 'audio/mpeg'],
  webm: ['video/webm'],
  zip: ['application/zip'],
  pdf: ['application/pdf'],
  doc: ['application/msword', 'application/x-cfb'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xls: ['application/vnd.ms-excel', 'application/x-cfb'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ppt: ['application/vnd.ms-powerpoint', 'application/x-cfb'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
} satisfies Record<(typeof fileExtensions)[number], string[]>

/** What is looked through in memory. */
export const mostFormBytes = 25 * 1024 * 1024
/** Films of the staff, several minutes from a telephone; they pass by the memory. */
export const staffLimitBytes = 1024 * 1024 * 1024
