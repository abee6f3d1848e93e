import { button, heading, lines, picture, sketch } from '#collections/shared/admin/sketch.ts'
import { buttonsField } from '#collections/shared/fields/button-fields.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const columnsImageTextBlock = sectionBlock(
  'columnsImageText',
  'Ein Bild erklärt, was der Text behauptet.',
  sketch(picture(6, 14, 52, 52), heading(66, 18, 36), lines(66, 30, 46, 4), button(66, 56)),
  [
    {
      name: 'layout',
      label: 'Anordnung',
      type: 'select',
      required: true,
      defaultValue: 'a',
      options: [
        { value: 'a', label: 'A: Bild links' },
        { value: 'b', label: 'B: Bild rechts' },
      ],
    },
    {
      name: 'imageSize',
      label: 'Feste Bildgröße',
      type: 'select',
      options: [
        { value: 'small', label: 'Klein' },
        { value: 'medium', label: 'Mittel' },
        { value: 'large', label: 'Groß' },
      ],
      admin: { description: 'Leer: die halbe Breite.' },
    },
    {
      name: 'images',
      label: 'Bilder',
      type: 'upload',
      relationTo: 'images',
      hasMany: true,
      maxRows: 12,
      admin: { description: 'Mehrere Bilder wechseln sich ab.' },
    },
    ...introFields,
    buttonsField,
  ],
)
