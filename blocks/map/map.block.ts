import { area, dot, heading, lines, sketch, stroke } from '#collections/shared/admin/sketch.ts'
import { relationsField } from '#collections/shared/fields/relation-field.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const mapBlock = sectionBlock(
  'map',
  'Wo die Standorte sind: Adresse, Anruf, Route und eine Karte, die erst auf Wunsch geladen wird.',
  sketch(
    area(8, 8, 104, 40),
    stroke('8,36 40,24 66,34 112,14'),
    dot(66, 28, 4, true),
    heading(8, 56, 34),
    lines(8, 66, 46, 2),
  ),
  [
    ...introFields,
    relationsField('branches', 'Standorte', 'branches', {
      maxRows: 20,
      description: 'Ohne Auswahl alle öffentlichen Standorte der Organisation.',
    }),
  ],
)
