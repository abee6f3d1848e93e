import type { DishesSection } from '#cms/payload-types.ts'
import type { FedSection } from '#domain/content/fed/fed-section.ts'
import type { ShownDish } from '#domain/content/fed/shown-dishes.ts'

import { picture, textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

const dish = (id: string, more: Partial<ShownDish> = {}): ShownDish => ({
  id,
  name: 'Käsknöpfle',
  description: 'Mit drei Käsen und Röstzwiebeln.',
  price: 'ab 12,90 €',
  offer: null,
  unit: '',
  allergens: 'A, C, G',
  diets: ['Vegetarisch'],
  image: picture,
  href: `/store/marktplatz?produkt=${id}`,
  badge: '',
  ...more,
})

export const dishesFixture: Shown<DishesSection> & FedSection<'dishes'> = {
  id: 'dishes',
  blockType: 'dishes',
  text: textOf('Von der Karte'),
  fed: {
    branch: 'Am Marktplatz',
    href: '/store/marktplatz',
    dishes: [
      dish('kaesknoepfle', { offer: { name: 'Mittag', price: 'ab 11,60 €' } }),
      dish('felchen', { name: 'Bodenseefelchen', image: null, badge: 'Ausverkauft', diets: [] }),
      dish('torte', { name: 'Torte', price: '', allergens: '', description: null }),
    ],
    legend: ['A Glutenhaltiges Getreide', 'C Ei', 'G Milch oder Laktose'],
    until: '2026-11-23T12:00:00Z',
  },
}
