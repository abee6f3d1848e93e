import { imageField } from '#collections/shared/fields/image-fields.ts'

import { sectionBlock } from '../ui/section-block.ts'

export const imageBlock = sectionBlock('image', 'Ein Bild, das den Text davor zeigt.', [imageField()])
