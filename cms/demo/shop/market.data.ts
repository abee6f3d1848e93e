import type { HoursEntry } from '#domain/time/hours.contract.ts'

import { show } from '../pictures/illustrations.data.ts'
import { feastPicture } from '../pictures/picture.ts'
import { type DemoBranch, each, workdays } from './demo-branch.ts'

/** Closes after the last train. */
const marketHours: HoursEntry[] = [
  ...each(workdays, '10:00', '24:00'),
  ...each(['friday', 'saturday'], '10:00', '03:00'),
  ...each(['sunday'], '10:00', '23:00'),
]

export const market: DemoBranch = {
  key: 'marktplatz',
  hasPast: true,
  tags: ['gastgarten', 'lieferung', 'spaet-offen', 'vegetarisch', 'hunde'],
  card: [
    'mittag',
    'knoepfle',
    'vorspeisen',
    'wirtshaus',
    'braten',
    'burger',
    'kinder',
    'nachspeisen',
    'getraenke',
    'bar',
    'feste',
    'laedele',
  ],
  pictures: [
    feastPicture({
      alt: 'Gedeckter Wirtshaustisch unter dem Mond',
      tone: 'night',
      back: [show.candle, show.redWine, show.loaf, show.sparkling, show.candle],
      front: [show.beer, show.cheese, show.stew, show.drumstick, show.pretzel],
    }),
    feastPicture({
      alt: 'Gastgarten mit Spritzern und Brettljause',
      tone: 'amber',
      back: [show.tree, show.parasol, show.house, show.parasol, show.tree],
      front: [show.spritz, show.cheese, show.pretzel, show.beer, show.grapes],
    }),
  ],
  departments: [
    {
      name: 'Küche',
      description: 'Alles Warme und die Salate.',
      categories: ['mittag', 'knoepfle', 'vorspeisen', 'wirtshaus', 'braten', 'burger', 'kinder'],
    },
    { name: 'Schank', description: 'Getränke und Kaffee.', categories: ['getraenke', 'bar'] },
    {
      name: 'Backstube',
      description: 'Süßes, Torten und das Lädele.',
      categories: ['nachspeisen', 'feste', 'laedele'],
    },
  ],
  tables: [
    { identifier: '1', name: 'Stammtisch', seats: 10 },
    { identifier: '2', name: 'Fensterplatz Marktplatz', seats: 2 },
    { identifier: '3', name: 'Fensterplatz Gasse', seats: 2 },
    { identifier: '4', name: 'Eckbank', seats: 6 },
    { identifier: '5', name: 'Kachelofen', seats: 4 },
    { identifier: '6', name: 'Kachelofen', seats: 4 },
    { identifier: '7', name: 'Stüble', seats: 8 },
    { identifier: '8', name: 'Stüble', seats: 8 },
    { identifier: 'G1', name: 'Gastgarten unter der Linde', seats: 6 },
    { identifier: 'G2', name: 'Gastgarten unter der Linde', seats: 6 },
    { identifier: 'G3', name: 'Gastgarten am Brunnen', seats: 4 },
    { identifier: 'B1', name: 'Bar', seats: 1 },
  ],
  record: {
    identifier: 'marktplatz',
    name: 'Knöpflemond am Marktplatz',
    description:
      'Unser Stammhaus in Dornbirn: Stube mit Kachelofen, Gastgarten unter der Linde und eine Küche, die freitags und samstags bis drei Uhr früh brennt.',
    keywords: 'Dornbirn, Hatlerdorf, Oberdorf, Wirtshaus, Käsknöpfle, spät essen',
    street: 'Mondscheingasse 7',
    zipCode: '6850',
    city: 'Dornbirn',
    phone: '+43 5572 000 100',
    email: 'marktplatz@knoepflemond.example',
    latitude: 47.4133,
    longitude: 9.7419,
    openingHours: marketHours,
    deliveryHours: [],
    isDeliveryHoursEnabled: false,
    isDineInEnabled: true,
    isTableSelectionEnabled: true,
    isTipEnabled: true,
    isDeliveryEmailRequired: false,
    isDineInPhoneRequired: false,
    allowsOwnDevices: true,
    unansweredMinutes: 240,
    slotMinutes: 15,
    takeawayPreparationMinutes: 25,
    deliveryPreparationMinutes: 25,
    dineInPreparationMinutes: 20,
    deliveryAreas: [
      {
        area: 'Dornbirn Zentrum',
        zipCodes: '6850',
        price: 0,
        tax: 2000,
        free: true,
        minimumOrderValue: 1500,
        deliveryMinutes: 10,
      },
      {
        area: 'Dornbirn Hatlerdorf und Schoren',
        zipCodes: '6850',
        price: 290,
        tax: 2000,
        free: false,
        freeFromOrderValue: 4000,
        minimumOrderValue: 2000,
        deliveryMinutes: 15,
      },
      {
        area: 'Lustenau',
        zipCodes: '6890',
        price: 490,
        tax: 2000,
        free: false,
        freeFromOrderValue: 6000,
        minimumOrderValue: 3000,
        deliveryMinutes: 25,
      },
    ],
  },
}
