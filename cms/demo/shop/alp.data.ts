import { show } from '../pictures/illustrations.data.ts'
import { feastPicture } from '../pictures/picture.ts'
import type { DemoBranch } from './demo-branch.ts'

/** Closed until further notice, at any time of the year that somebody looks at the demo. */
export const alp: DemoBranch = {
  key: 'alpe',
  tags: ['gastgarten', 'hunde'],
  card: ['knoepfle', 'vorspeisen', 'nachspeisen', 'getraenke'],
  pictures: [
    feastPicture({
      alt: 'Alphütte mit Kuh, Käse und Milch vor Bergen',
      tone: 'sky',
      back: [show.mountain, show.tree, show.house, show.tree, show.mountain],
      front: [show.milk, show.cow, show.cheese, show.loaf, show.honey],
    }),
  ],
  departments: [],
  tables: [],
  record: {
    identifier: 'alpe',
    name: 'Knöpflemond auf der Alpe',
    description: 'Die Hütte Hochmond über Schwarzenberg, eine Stunde zu Fuß vom Bödele.',
    keywords: 'Schwarzenberg, Bödele, Alpe, Hütte, Wandern, Käse',
    street: 'Hochmond 1',
    zipCode: '6867',
    city: 'Schwarzenberg',
    phone: '+43 5512 000 600',
    email: 'alpe@knoepflemond.example',
    latitude: 47.4135,
    longitude: 9.8508,
    openingHours: [],
    deliveryHours: [],
    isDeliveryHoursEnabled: false,
    isDeliveryEnabled: false,
    isDineInEnabled: false,
    isTableSelectionEnabled: false,
    isDeliveryEmailRequired: false,
    isDineInPhoneRequired: false,
    isPreorderEnabled: false,
    closedMessage:
      'Wir bauen um und bekommen eine neue Küche. Wann der erste Käse wieder auf dem Tisch steht, lesen Sie hier.',
    slotMinutes: 15,
    deliveryAreas: [],
  },
}
