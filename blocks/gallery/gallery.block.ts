import { cards, picture, sketch } from '#collections/shared/admin/sketch.ts'
import { fileField } from '#collections/shared/fields/file-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const galleryBlock = sectionBlock(
  'gallery',
  'Bilder, die für sich sprechen.',
  sketch([8, 42].map((y) => cards((x) => picture(x, y, 30, 30))).join('')),
  [
    ...introFields,
    {
      name: 'gallery',
      label: 'Bilder und Videos',
      labels: { singular: 'Bild oder Video', plural: 'Bilder und Videos' },
      type: 'array',
      maxRows: 60,
      fields: [imageField(), fileField({ name: 'video', label: 'Video', onlyVideos: true })],
    },
  ],
)
