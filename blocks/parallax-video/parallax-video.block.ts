import { richTextField } from '#collections/shared/fields/rich-text-field.ts'

import { sectionBlock } from '../ui/section-block.ts'

export const parallaxVideoBlock = sectionBlock(
  'parallaxVideo',
  'Ein Satz über dem Hintergrundvideo der Seite.',
  [richTextField('text', 'Text', { description: 'Gezeigt wird das Hintergrundvideo der Seite.' })],
)
