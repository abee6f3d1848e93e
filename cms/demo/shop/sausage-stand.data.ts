import { type DemoBranch, each, workdays } from './demo-branch.ts'

/** A stand without a single picture: not every house has a photographer. */
export const sausageStand: DemoBranch = {
  key: 'wuerstelstand',
  tags: ['spaet-offen', 'hunde'],
  card: ['wuerstel'],
  pictures: [],
  departments: [],
  tables: [],
  record: {
    identifier: 'wuerstelstand',
    name: 'Würstelstand am Bahnhof',
    description: 'In Feldkirch auf Gleis 1: heiße Würstel vom ersten Zug bis nach dem letzten.',
    keywords: 'Feldkirch, Bahnhof, Würstel, Käsekrainer, Imbiss, Nacht',
    street: 'Am Gleis 1',
    zipCode: '6800',
    city: 'Feldkirch',
    phone: '+43 5522 000 300',
    email: 'wuerstelstand@knoepflemond.example',
    latitude: 47.2412,
    longitude: 9.6036,
    openingHours: [
      ...each([...workdays, 'sunday'], '05:30', '23:30'),
      ...each(['friday', 'saturday'], '05:30', '04:00'),
    ],
    deliveryHours: [],
    isDeliveryHoursEnabled: false,
    isDeliveryEnabled: false,
    isDineInEnabled: false,
    isTableSelectionEnabled: false,
    isDeliveryEmailRequired: false,
    isDineInPhoneRequired: false,
    isTakeawayPhoneRequired: false,
    slotMinutes: 5,
    takeawayPreparationMinutes: 5,
    deliveryAreas: [],
  },
}
