import type { ReviewsSection } from '#cms/payload-types.ts'
import type { FedSection } from '#domain/content/fed/fed-section.ts'

import { textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const reviewsFixture: Shown<ReviewsSection> & FedSection<'reviews'> = {
  id: 'reviews',
  blockType: 'reviews',
  text: textOf('Das sagen unsere Gäste'),
  fed: {
    average: '4,6',
    averageTenths: 46,
    count: 328,
    reviews: [
      { id: 'a', rating: 5, comment: 'Die Knöpfle waren noch heiß.', name: 'Rosmarie', on: '2026-11-20' },
      { id: 'b', rating: 4, comment: 'Gern wieder,\nnur etwas früher.', name: 'Ein Gast', on: '2026-11-18' },
    ],
  },
}
