import { film, sketch, stroke } from '#collections/shared/admin/sketch.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'

import { sectionBlock } from '../shared/section-block.ts'

export const parallaxVideoBlock = sectionBlock(
  'parallaxVideo',
  'Ein Satz über dem Hintergrundvideo der Seite.',
  sketch(
    film(4, 6, 112, 68),
    stroke('106,18 106,62'),
    stroke('101,24 106,18 111,24'),
    stroke('101,56 106,62 111,56'),
  ),
  [richTextField('text', 'Text', { description: 'Gezeigt wird das Hintergrundvideo der Seite.' })],
)
