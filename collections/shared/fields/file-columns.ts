import type { Field } from 'payload'

/** Payload's own fields of a file, whose words and numbers are not meant for people. */
export const fileColumns: Field[] = [
  { name: 'mimeType', label: 'Dateityp', type: 'text' },
  {
    name: 'filesize',
    label: 'Größe',
    type: 'number',
    admin: { components: { Cell: '/collections/shared/admin/file-size-cell.tsx#FileSizeCell' } },
  },
]
