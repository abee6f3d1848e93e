import { columnTextField } from '#collections/shared/fields/column-text-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'

import { sectionBlock } from '../ui/section-block.ts'

export const columnsImageTextNewsBlock = sectionBlock(
  'columnsImageTextNews',
  'Ein Bild mit dem, was dazu zu sagen ist.',
  [imageField({ description: 'Öffnet sich groß beim Klick.' }), columnTextField],
)
