import { dot, picture, sketch, stroke } from '#collections/shared/admin/sketch.ts'
import { buttonFields } from '#collections/shared/fields/button-fields.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'

import { sectionBlock } from '../shared/section-block.ts'

export const sliderBlock = sectionBlock(
  'slider',
  'Zwei bis fünf Bilder mit je einem Satz.',
  sketch(
    picture(18, 8, 84, 54),
    stroke('10,30 5,35 10,40'),
    stroke('110,30 115,35 110,40'),
    dot(52, 70, 2.5, true),
    dot(60, 70, 2.5),
    dot(68, 70, 2.5),
  ),
  [
    {
      name: 'slides',
      label: 'Bilder',
      labels: { singular: 'Bild', plural: 'Bilder' },
      type: 'array',
      maxRows: 12,
      fields: [
        imageField(),
        richTextField('text', 'Text'),
        { name: 'button', label: 'Schaltfläche', type: 'group', fields: buttonFields },
      ],
    },
  ],
)
