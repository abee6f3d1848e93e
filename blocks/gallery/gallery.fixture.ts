import type { GallerySection } from '#cms/payload-types.ts'

import { picture, textOf, video } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const galleryFixture: Shown<GallerySection> = {
  id: 'gallery',
  blockType: 'gallery',
  text: textOf('Bilder'),
  gallery: [
    ...Array.from({ length: 9 }, (_, index) => ({ id: String(index), image: picture })),
    { id: 'video', video },
  ],
}
