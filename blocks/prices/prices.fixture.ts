import type { PricesSection } from '#cms/payload-types.ts'

import { textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const pricesFixture: Shown<PricesSection> = {
  id: 'prices',
  blockType: 'prices',
  text: textOf('Preise'),
  items: [
    { name: 'Fenster', about: 'Innen und außen, mit Rahmen.', price: 'ab 89 €' },
    { name: 'Fassade', price: 'nach Fläche' },
  ],
}
