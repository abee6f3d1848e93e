import type { MapSection } from '#cms/payload-types.ts'
import type { FedSection } from '#domain/content/fed/fed-section.ts'

import { textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

const place = {
  identifier: 'marktplatz',
  name: 'Am Marktplatz',
  address: 'Marktplatz 3, 6850 Dornbirn',
  phone: '+43 5572 1234',
  routeHref: 'https://www.openstreetmap.org/directions?to=47.4%2C9.7',
  at: { latitude: 47.4, longitude: 9.7 },
}

export const mapFixture: Shown<MapSection> & FedSection<'map'> = {
  id: 'map',
  blockType: 'map',
  text: textOf('So finden Sie uns'),
  fed: {
    places: [place, { ...place, identifier: 'see', name: 'Am See', phone: null, at: null }],
    view: { zoom: 17, pitch: 40, bearing: 0, style: 'light' },
  },
}
