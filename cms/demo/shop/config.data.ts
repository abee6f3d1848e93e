import { show } from '../pictures/illustrations.data.ts'
import { feastPicture } from '../pictures/picture.ts'
import { allergensText, imprintText, privacyText, termsText } from './legal.data.ts'

export const heroPicture = feastPicture({
  alt: 'Lange Tafel mit Knöpfle, Braten, Pizza und Torte unter dem Mond',
  tone: 'night',
  width: 2100,
  height: 900,
  back: [show.candle, show.redWine, show.loaf, show.fondue, show.sparkling, show.cake, show.candle],
  front: [show.beer, show.pizza, show.cheese, show.stew, show.burger, show.drumstick, show.cakeSlice],
})

export const previewPicture = feastPicture({
  alt: 'Wirtshaustisch mit Knöpfle, Käse und Bier',
  tone: 'amber',
  width: 1200,
  height: 630,
  back: [show.loaf, show.redWine, show.mountain, show.candle, show.cake],
  front: [show.beer, show.cheese, show.stew, show.drumstick, show.pretzel],
})

export const division = {
  identifier: 'knoepflemond',
  name: 'Wirtshaus Knöpflemond',
  title: 'Essen bestellen und abholen',
  businessType: 'Restaurant' as const,
  description:
    'Käsknöpfle, Braten von der Theke, Pizza vom Meter und Torten mit Ihrem Bild – in Dornbirn bis spät in die Nacht, in Bregenz ab dem ersten Kaffee.',
  hosts: ['localhost'],
  isDefault: true,
  theme: {
    face: 'warm' as const,
    fontPair: 'fraunces' as const,
    claims: ['Seit 1974 von Hand geschabt', 'Käse aus drei Sennereien'],
    color1: '#2A1A12',
    color2: '#FCF7EE',
    accent: '#9A3A1B',
  },
}

/** A house on an address of its own, which has no website: its shop begins with how to find it. */
export const standDivision = {
  identifier: 'wuerstelstand',
  name: 'Würstelstand am Bahnhof',
  title: 'Heiße Würstel auf Gleis 1',
  businessType: 'FastFoodRestaurant' as const,
  description: 'Vom ersten Zug bis nach dem letzten: online bestellen, abholen, einsteigen.',
  hosts: ['wuerstelstand.localhost'],
}

/** The settings of the shop; pictures are added by the loader. */
export const shopConfig = {
  shopName: 'Wirtshaus Knöpflemond',
  shopKey: 'knoepflemond',
  businessName: 'Knöpflemond Gastronomie GmbH',
  title: 'Wirtshaus Knöpflemond',
  description: division.description,
  seoTitle: 'Wirtshaus Knöpflemond – bestellen, abholen, liefern lassen in Dornbirn und Bregenz',
  seoDescription:
    'Käsknöpfle, Schnitzel, Pizza vom Meter und Torten: online bestellen im Wirtshaus Knöpflemond in Dornbirn und Bregenz. Abholung, Lieferung oder am Tisch.',
  website: 'https://knoepflemond.example',
  socialLinks: [
    { label: 'Instagram', url: 'https://social.example/knoepflemond' },
    { label: 'Newsletter', url: 'https://knoepflemond.example/newsletter' },
  ],
  color1: '#1D1D1D',
  color2: '#FCFCFC',
  font: 'Mulish',
  borderRadius: '0.8rem',
  colorSetting: 'white' as const,
  orderButtonLabel: 'Zahlungspflichtig bestellen',
  defaultOrderType: 'takeaway' as const,
  donationAmount: 7,
  currency: 'EUR' as const,
  enablePluginHomePage: true,
  enablePluginSearch: true,
  enablePluginTags: true,
  enablePluginCategoryBar: true,
  enablePluginToolbar: true,
  enablePluginPWA: true,
  enablePluginMapbox: true,
  enablePluginSMS: false,
  enablePluginDonations: true,
  enablePluginFrontdesk: false,
  enablePluginOrderReviews: true,
  disableTickets: false,
  enableAnalytics: true,
  enableCash: true,
  enableATMCard: true,
  enableHydroAGVoucher: false,
  enableMollie: false,
  enableDatatrans: false,
  termsAndConditions: { content: termsText },
  privacyPolicy: { content: privacyText },
  imprint: { content: imprintText },
  allergens: { content: allergensText },
}
