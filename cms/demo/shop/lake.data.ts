import type { HoursEntry } from '#domain/time/hours.contract.ts'

import { show } from '../pictures/illustrations.data.ts'
import { feastPicture } from '../pictures/picture.ts'
import { type DemoBranch, each, workdays } from './demo-branch.ts'

/** Opens before the commuters. */
const lakeHours: HoursEntry[] = each(['daily'], '06:30', '21:30')

const lakeDeliveryHours: HoursEntry[] = [
  ...each([...workdays, 'friday'], '11:00', '14:00'),
  ...each([...workdays, 'friday'], '17:00', '21:00'),
  ...each(['saturday', 'sunday'], '10:00', '21:00'),
]

export const lake: DemoBranch = {
  key: 'see',
  hasPast: true,
  tags: ['seeblick', 'fruehstueck', 'lieferung', 'vegetarisch', 'barrierefrei'],
  card: [
    'fruehstueck',
    'mittag',
    'pizza',
    'burger',
    'knoepfle',
    'vorspeisen',
    'kinder',
    'nachspeisen',
    'getraenke',
    'bar',
    'feste',
    'laedele',
  ],
  pictures: [
    feastPicture({
      alt: 'Frühstück und Pizza am Seeufer',
      tone: 'ocean',
      back: [show.parasol, show.lake, show.coffee, show.bicycle, show.parasol],
      front: [show.croissant, show.pizza, show.salad, show.burger, show.spritz],
    }),
    feastPicture({
      alt: 'Lieferroller mit Korb und Pizza',
      tone: 'tomato',
      back: [show.tomato, show.house, show.cheese, show.house, show.tomato],
      front: [show.pizza, show.scooter, show.basket, show.scooter, show.softDrink],
    }),
  ],
  departments: [
    {
      name: 'Küche',
      description: 'Frühstück, Warmes und Salate.',
      categories: ['fruehstueck', 'mittag', 'burger', 'knoepfle', 'vorspeisen', 'kinder'],
    },
    { name: 'Ofen', description: 'Pizza und Flammkuchen.', categories: ['pizza'] },
    {
      name: 'Theke',
      description: 'Getränke, Süßes und das Lädele.',
      categories: ['nachspeisen', 'getraenke', 'bar', 'feste', 'laedele'],
    },
  ],
  tables: [],
  record: {
    identifier: 'see',
    name: 'Knöpflemond am See',
    description:
      'In Bregenz, drei Schritte vom Ufer: Frühstück ab halb sieben, Steinofenpizza vom Meter und sechs Liefergebiete rund um die Bucht.',
    keywords: 'Bregenz, Lochau, Hard, Bodensee, Pizza, Frühstück, Lieferservice',
    street: 'Laternenweg 12',
    zipCode: '6900',
    city: 'Bregenz',
    phone: '+43 5574 000 200',
    email: 'see@knoepflemond.example',
    latitude: 47.5031,
    longitude: 9.7471,
    openingHours: lakeHours,
    deliveryHours: lakeDeliveryHours,
    isDeliveryHoursEnabled: true,
    isDineInEnabled: false,
    isTableSelectionEnabled: false,
    isDeliveryEmailRequired: true,
    isDineInPhoneRequired: false,
    unansweredMinutes: 240,
    slotMinutes: 10,
    takeawayPreparationMinutes: 20,
    deliveryPreparationMinutes: 20,
    // One oven and one scooter.
    maxOrdersPerSlot: 8,
    maxDeliveryOrdersPerSlot: 3,
    deliveryAreas: [
      {
        area: 'Bregenz Zentrum',
        zipCodes: '6900',
        price: 0,
        tax: 2000,
        free: true,
        minimumOrderValue: 1200,
        deliveryMinutes: 10,
      },
      {
        area: 'Bregenz Vorkloster und Rieden',
        zipCodes: '6900',
        price: 250,
        tax: 2000,
        free: false,
        freeFromOrderValue: 3500,
        minimumOrderValue: 1800,
        deliveryMinutes: 15,
      },
      {
        area: 'Lochau',
        zipCodes: '6911',
        price: 350,
        tax: 2000,
        free: false,
        freeFromOrderValue: 4500,
        minimumOrderValue: 2500,
        deliveryMinutes: 20,
      },
      {
        area: 'Hard',
        zipCodes: '6971',
        price: 350,
        tax: 2000,
        free: false,
        freeFromOrderValue: 4500,
        minimumOrderValue: 2500,
        deliveryMinutes: 20,
      },
      {
        area: 'Lauterach und Wolfurt',
        zipCodes: '6922, 6923',
        price: 450,
        tax: 2000,
        free: false,
        freeFromOrderValue: 5500,
        minimumOrderValue: 3000,
        deliveryMinutes: 25,
      },
      {
        area: 'Kennelbach und Pfänderhang',
        price: 690,
        tax: 2000,
        free: false,
        minimumOrderValue: 4000,
        deliveryMinutes: 30,
      },
    ],
  },
}
