import { area, sketch } from '#collections/shared/admin/sketch.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { linkField } from '#collections/shared/fields/link-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const logosBlock = sectionBlock(
  'logos',
  'Partner, Prüfzeichen oder Marken in einer Reihe.',
  sketch(area(8, 32, 20, 14), area(36, 30, 14, 18), area(58, 34, 24, 10), area(90, 31, 20, 16)),
  [
    ...introFields,
    {
      name: 'items',
      label: 'Logos',
      labels: { singular: 'Logo', plural: 'Logos' },
      type: 'array',
      maxRows: 40,
      fields: [
        imageField({ label: 'Logo' }),
        textField('name', 'Name', {
          maxLength: 120,
          description: 'Wird vorgelesen, wenn das Bild nicht beschrieben ist.',
        }),
        linkField(),
      ],
    },
  ],
)
