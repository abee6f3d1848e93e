import { button, film, lines, sketch } from '#collections/shared/admin/sketch.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { notShown, textField } from '#collections/shared/fields/text-field.ts'
import { embedProblem } from '#domain/content/embed/embed-of.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const embedBlock = sectionBlock(
  'embed',
  'Ein Video, eine Karte oder eine Reservierung von anderen; geladen erst, wenn ein Besucher es will.',
  sketch(film(8, 6, 104, 52), lines(8, 64, 60, 2), button(88, 64)),
  [
    ...introFields,
    {
      ...textField('address', 'Adresse oder Code zum Einbetten', {
        maxLength: 3000,
        placeholder: 'https://www.youtube.com/watch?v=…',
        description: 'YouTube, Vimeo, Google Maps („Karte einbetten“) oder OpenTable.',
        validate: (value) => !value || (embedProblem(value) ?? true),
      }),
      custom: notShown,
    },
    textField('label', 'Was es zeigt', {
      maxLength: 160,
      placeholder: 'Ein Rundgang durch die Stube',
      description: 'Steht darüber und wird vorgelesen.',
    }),
    imageField({ label: 'Bild davor' }),
  ],
)
