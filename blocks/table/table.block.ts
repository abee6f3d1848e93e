import { area, frame, lines, sketch } from '#collections/shared/admin/sketch.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { notShown, textareaField } from '#collections/shared/fields/text-field.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const tableBlock = sectionBlock(
  'table',
  'Maße, Zeiten oder Vergleiche in Zeilen und Spalten.',
  sketch(
    area(8, 12, 104, 12),
    frame([8, 12, 104, 54]),
    lines(14, 32, 24, 1),
    lines(14, 44, 24, 1),
    lines(14, 56, 24, 1),
    lines(50, 32, 24, 1),
    lines(50, 44, 24, 1),
    lines(50, 56, 24, 1),
    lines(86, 32, 20, 1),
    lines(86, 44, 20, 1),
    lines(86, 56, 20, 1),
  ),
  [
    ...introFields,
    {
      ...textareaField('rows', 'Tabelle', {
        maxLength: 20_000,
        description:
          'Eine Zeile je Zeile, Spalten durch „|“ getrennt. Aus einer Tabellenkalkulation lässt sie sich einfügen.',
      }),
      custom: notShown,
    },
    switchField('hasHead', 'Erste Zeile ist die Überschrift', { isOn: true }),
  ],
)
