import { show } from '../pictures/illustrations.data.ts'
import { feastPicture } from '../pictures/picture.ts'
import { type DemoBranch, each, workdays } from './demo-branch.ts'

/** Cooks for feasts elsewhere: guests ask for an offer, the house answers with a price. */
export const catering: DemoBranch = {
  key: 'catering',
  tags: ['lieferung', 'vegetarisch'],
  card: ['feste', 'vorspeisen', 'knoepfle', 'nachspeisen', 'bar'],
  pictures: [
    feastPicture({
      alt: 'Buffet mit Käse, Braten und Torte im Freien',
      tone: 'sage',
      back: [show.tree, show.parasol, show.sparkling, show.parasol, show.tree],
      front: [show.cheese, show.drumstick, show.loaf, show.cake, show.grapes],
    }),
  ],
  departments: [],
  tables: [],
  record: {
    identifier: 'catering',
    name: 'Knöpflemond Catering',
    description:
      'Aus Hohenems zu Ihrem Fest: Sie stellen Ihr Buffet zusammen, wir schicken noch am selben Werktag ein Angebot.',
    keywords: 'Hohenems, Catering, Buffet, Hochzeit, Firmenfeier, Angebot',
    street: 'Tafelrunde 3',
    zipCode: '6845',
    city: 'Hohenems',
    phone: '+43 5576 000 400',
    email: 'catering@knoepflemond.example',
    latitude: 47.3625,
    longitude: 9.6886,
    openingHours: each([...workdays, 'friday'], '08:00', '17:00'),
    deliveryHours: [],
    isDeliveryHoursEnabled: false,
    isDineInEnabled: false,
    isTableSelectionEnabled: false,
    isDeliveryEmailRequired: true,
    isDineInPhoneRequired: false,
    isQuotationRequired: true,
    slotMinutes: 30,
    deliveryAreas: [
      {
        area: 'Rheintal zwischen Feldkirch und Bregenz',
        price: 4900,
        tax: 2000,
        free: false,
        freeFromOrderValue: 80_000,
        minimumOrderValue: 25_000,
        deliveryMinutes: 40,
      },
    ],
  },
}
