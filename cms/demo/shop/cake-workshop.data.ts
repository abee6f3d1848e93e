import { show } from '../pictures/illustrations.data.ts'
import { feastPicture } from '../pictures/picture.ts'
import { type DemoBranch, each } from './demo-branch.ts'

/** Bakes to order: everything is fetched at a time that the guest has chosen. */
export const cakeWorkshop: DemoBranch = {
  key: 'backstube',
  tags: ['barrierefrei'],
  card: ['feste', 'nachspeisen', 'laedele'],
  pictures: [
    feastPicture({
      alt: 'Torten, Kuchen und Brot in der Backstube',
      tone: 'rose',
      back: [show.wheat, show.milk, show.honey, show.egg, show.wheat],
      front: [show.cupcake, show.cake, show.cakeSlice, show.loaf, show.strawberry],
    }),
  ],
  departments: [],
  tables: [],
  record: {
    identifier: 'backstube',
    name: 'Knöpflemond Backstube',
    description:
      'In Lustenau hinter der Kirche: Torten mit Ihrem Bild, Kuchen und Brot, auf die Viertelstunde fertig.',
    keywords: 'Lustenau, Backstube, Torte, Kuchen, Brot, Abholtermin',
    street: 'Mehlweg 5',
    zipCode: '6890',
    city: 'Lustenau',
    phone: '+43 5577 000 500',
    email: 'backstube@knoepflemond.example',
    latitude: 47.4277,
    longitude: 9.6587,
    openingHours: each(['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], '07:00', '18:00'),
    deliveryHours: [],
    isDeliveryHoursEnabled: false,
    isDeliveryEnabled: false,
    isDineInEnabled: false,
    isTableSelectionEnabled: false,
    isDeliveryEmailRequired: false,
    isDineInPhoneRequired: false,
    isAppointmentRequired: true,
    slotMinutes: 15,
    takeawayPreparationMinutes: 60,
    deliveryAreas: [],
  },
}
