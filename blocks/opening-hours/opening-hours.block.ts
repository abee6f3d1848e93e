import { dot, heading, lines, sketch } from '#collections/shared/admin/sketch.ts'
import { relationsField } from '#collections/shared/fields/relation-field.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const openingHoursBlock = sectionBlock(
  'openingHours',
  'Wann geöffnet ist, mit Ausnahmen und ob gerade offen ist; die Zeiten kommen von den Standorten.',
  sketch(
    dot(11, 14, 3, true),
    heading(20, 12, 44),
    ...[28, 38, 48, 58].map((y) => `${lines(8, y, 30, 1)}${lines(70, y, 40, 1)}`),
  ),
  [
    ...introFields,
    relationsField('branches', 'Standorte', 'branches', {
      maxRows: 20,
      description: 'Ohne Auswahl alle öffentlichen Standorte der Organisation.',
    }),
  ],
)
