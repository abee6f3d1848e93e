import { button, heading, lines, sketch } from '#collections/shared/admin/sketch.ts'
import { buttonsField } from '#collections/shared/fields/button-fields.ts'
import { filesField } from '#collections/shared/fields/file-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const contentBlock = sectionBlock(
  'content',
  'Ein Thema in Ruhe: Überschrift, zwei bis vier Absätze, wenn nötig Bilder.',
  sketch(heading(20, 12, 50), lines(20, 24, 80, 5), button(20, 60)),
  [
    ...introFields,
    buttonsField,
    {
      name: 'images',
      label: 'Bildergalerie',
      type: 'upload',
      relationTo: 'images',
      hasMany: true,
      maxRows: 24,
      admin: { description: 'Öffnen sich groß beim Klick.' },
    },
    filesField({
      name: 'files',
      label: 'Dateien',
      description: 'Zum Herunterladen, zum Beispiel Preislisten. Stehen unter dem Text.',
    }),
    imageField({ name: 'banner', label: 'Banner', description: 'Über die ganze Breite, unter dem Text.' }),
  ],
)
