import { buttonFields } from '#collections/shared/fields/button-fields.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'

import { sectionBlock } from '../ui/section-block.ts'

export const sliderBlock = sectionBlock('slider', 'Zwei bis fünf Bilder mit je einem Satz.', [
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
])
