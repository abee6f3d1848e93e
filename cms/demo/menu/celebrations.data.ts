import { dishPicture, rowPicture } from '../pictures/picture.ts'
import { show } from '../pictures/illustrations.data.ts'
import { anyOf, type DemoProduct, milkDrink, oneOf } from './demo-product.ts'

/** Made to order: everything here needs days, words or pictures from the guest. */
export const celebrations: DemoProduct[] = [
  {
    key: 'geburtstagstorte',
    name: 'Geburtstagstorte mit Bild und Schriftzug',
    description:
      'Ihr Foto auf Zuckerpapier, Ihr Text in Schokolade. Saftiger Biskuit, zwei Tage Vorlauf, null Stress.',
    allergens: 'ACGH',
    price: 5490,
    type: 'configurable',
    leadTime: { type: 'days', value: 2 },
    quantity: { minimumQuantity: 1, maximumQuantity: 3, quantityStepSize: 1 },
    parts: [
      oneOf('Größe', [
        ['für 8 Personen', 'overwrite', 5490],
        ['für 12 Personen', 'overwrite', 7490],
        ['für 20 Personen', 'overwrite', 10900],
      ]),
      oneOf('Füllung', [
        ['Marille', 'add', 0],
        ['Schokolade-Nougat', 'add', 400],
        ['Joghurt-Himbeere', 'add', 300],
      ]),
      {
        name: 'Schriftzug',
        description: 'Höchstens 30 Zeichen wirken am schönsten.',
        type: 'text',
        optional: false,
      },
      {
        name: 'Ihr Bild',
        description: 'Quer oder quadratisch, möglichst groß.',
        type: 'image',
        optional: false,
      },
      anyOf('Drumherum', [
        ['Kerzen', 'add', 350],
        ['Sternspritzer', 'add', 290],
        ['Tortenbox mit Griff', 'add', 390],
      ]),
    ],
    picture: dishPicture({
      alt: 'Geburtstagstorte mit Kerzen, Luftballon und Geschenk',
      tone: 'lilac',
      main: show.cake,
      behind: [show.gift, show.balloon],
      before: [show.cupcake, show.confetti],
    }),
  },
  {
    key: 'hochzeitstorte',
    name: 'Torte nach Ihrem Entwurf',
    description:
      'Mehrstöckig, wie Sie sie träumen. Schicken Sie uns Skizzen und Vorbilder, wir rufen Sie mit einem Vorschlag an.',
    allergens: 'ACGH',
    price: 690,
    type: 'configurable',
    unit: 'person',
    calculationModel: 'minimum',
    quantity: { minimumQuantity: 20, maximumQuantity: 200, quantityStepSize: 5 },
    leadTime: { type: 'weeks', value: 2 },
    parts: [
      { name: 'Anlass', type: 'text', optional: false },
      { name: 'Skizzen und Vorbilder', type: 'images', optional: false },
      { name: 'Was uns noch wichtig ist', type: 'textarea', optional: true },
    ],
    picture: dishPicture({
      alt: 'Festtorte mit Sektgläsern',
      tone: 'lilac',
      focus: 'left',
      main: show.cake,
      behind: [show.toast, show.balloon],
      before: [show.strawberry, show.star],
    }),
  },
  {
    key: 'wirtshausbuffet',
    name: 'Wirtshausbuffet',
    description:
      'Brettle, Braten, Knöpfle, Salate und Süßes – aufgebaut, nachgelegt, abgeräumt. Ab 15 Gästen, drei Tage im Voraus.',
    allergens: 'ACDGLMO',
    price: 3490,
    type: 'configurable',
    unit: 'person',
    calculationModel: 'minimum',
    quantity: { minimumQuantity: 15, maximumQuantity: 120, quantityStepSize: 1 },
    usual: { quantity: 20, unit: 'person' },
    // Carried to the house it is food, set up and served with us it is a service.
    taxes: milkDrink,
    leadTime: { type: 'days', value: 3 },
    parts: [
      oneOf('Art', [
        ['kaltes Buffet', 'subtract', 600],
        ['warm und kalt', 'add', 0],
        ['mit Wildstation', 'add', 900],
      ]),
      {
        name: 'Anlass und Wünsche',
        description: 'Auch Unverträglichkeiten Ihrer Gäste.',
        type: 'textarea',
        optional: false,
      },
      { name: 'Ablaufplan', description: 'Wenn Sie schon einen haben.', type: 'file', optional: true },
    ],
    picture: rowPicture({
      alt: 'Buffet mit Hendl, Salat, Käse und Torte',
      tone: 'lilac',
      codes: [show.salad, show.drumstick, show.cheese, show.cake],
      size: 0.4,
    }),
  },
  {
    key: 'menuekarten',
    name: 'Menükarten für Ihr Fest',
    description:
      'Auf festem Naturpapier gedruckt und gefaltet, im Packerl zu zehn Stück. Ihre Druckdaten, unsere Schneidemaschine.',
    allergens: '',
    price: 1900,
    type: 'configurable',
    unit: 'package',
    quantity: { minimumQuantity: 1, maximumQuantity: 30, quantityStepSize: 1 },
    taxes: { tax: 2000, takeawayTax: 2000, dineInTax: 2000 },
    leadTime: { type: 'days', value: 5 },
    parts: [{ name: 'Druckdaten', description: 'PDF, eine Datei je Seite.', type: 'files', optional: false }],
    picture: dishPicture({
      alt: 'Menükarte, Kerze und gedeckter Teller',
      tone: 'lilac',
      focus: 'right',
      base: 'none',
      main: show.receipt,
      grow: 0.9,
      behind: [show.plate, show.candle],
      before: [show.toast, show.herbs],
    }),
  },
  {
    key: 'kaesefondue',
    name: 'Bergkäsefondue',
    description:
      'Drei Alpkäse, trockener Weißwein, ein Schuss Kirsch. Rechaud und Gabeln leihen wir dazu – wer sein Brot verliert, singt.',
    allergens: 'AGO',
    price: 2390,
    unit: 'person',
    calculationModel: 'minimum',
    quantity: { minimumQuantity: 2, maximumQuantity: 12, quantityStepSize: 1 },
    leadTime: { type: 'hours', value: 4 },
    picture: dishPicture({
      alt: 'Käsefondue mit Brot und Wein',
      tone: 'night',
      base: 'board',
      main: show.fondue,
      behind: [show.redWine, show.candle],
      before: [show.baguette, show.cheese],
    }),
  },
  {
    key: 'eiswuerfel',
    name: 'Eiswürfel fürs Fest',
    description: 'Klares Eis in der Kühlbox, gemessen in Litern Raum. Zehn Liter kühlen dreißig Flaschen.',
    allergens: '',
    price: 120,
    unit: 'dm3',
    quantity: { minimumQuantity: 5, maximumQuantity: 60, quantityStepSize: 5 },
    usual: { quantity: 10, unit: 'dm3' },
    taxes: { tax: 2000, takeawayTax: 2000, dineInTax: 2000 },
    picture: rowPicture({
      alt: 'Eiswürfel und Sektflasche',
      tone: 'sky',
      codes: [show.iceCube, show.sparkling, show.iceCube],
      size: 0.42,
    }),
  },
]
