import { area, frame, heading, lines, sketch } from '#collections/shared/admin/sketch.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'

import { sectionBlock } from '../shared/section-block.ts'

export const pieceBlock = sectionBlock(
  'piece',
  'Abschnitte, die auf mehreren Seiten dieselben sind und an einer Stelle geändert werden.',
  sketch(
    frame([6, 8, 108, 64]),
    heading(14, 18, 44),
    lines(14, 30, 92, 2),
    area(14, 46, 42, 18),
    area(64, 46, 42, 18),
  ),
  [
    relationField('piece', 'Baustein', 'blocks', {
      description:
        'Ein Inhalt mit Abschnitten. Was dort geändert wird, ändert sich auf jeder Seite, die ihn zeigt.',
    }),
  ],
)
