import { button, film, heading, lines, sketch } from '#collections/shared/admin/sketch.ts'
import { buttonsField } from '#collections/shared/fields/button-fields.ts'
import { fileField } from '#collections/shared/fields/file-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const columnsVideoTextBlock = sectionBlock(
  'columnsVideoText',
  'Ein kurzes Video zeigt die Arbeit, der Text nennt das Ergebnis.',
  sketch(film(6, 14, 52, 52), heading(66, 18, 36), lines(66, 30, 46, 4), button(66, 56)),
  [
    fileField({ name: 'video', label: 'Video', onlyVideos: true }),
    {
      name: 'orientation',
      label: 'Format',
      type: 'select',
      required: true,
      defaultValue: 'portrait',
      options: [
        { value: 'portrait', label: 'Hochformat' },
        { value: 'landscape', label: 'Querformat' },
      ],
    },
    switchField('hasSound', 'Ton einschaltbar', {
      description: 'Das Video beginnt immer stumm. Hat es keinen Ton, gibt es nichts einzuschalten.',
    }),
    ...introFields,
    buttonsField,
  ],
)
