import { dishPicture } from '../pictures/picture.ts'
import { show, tinted } from '../pictures/illustrations.data.ts'
import { anyOf, type DemoProduct, kitchenNote, oneOf } from './demo-product.ts'

/** The house speciality and everything without meat. */
export const dumplings: DemoProduct[] = [
  {
    key: 'kaesknoepfle',
    name: 'Käsknöpfle aus dem Holzgebsle',
    description:
      'Handgeschabt, mit Bergkäse, Räßkäse und Sura Kees, darüber goldbraune Zwiebeln. Dazu Erdäpfelsalat oder Apfelmus – oder beides.',
    allergens: 'ACG',
    price: 1490,
    type: 'configurable',
    unit: 'serving',
    parts: [
      oneOf('Beilage', [
        ['Erdäpfelsalat', 'add', 0],
        ['Apfelmus', 'add', 0],
        ['beides', 'add', 190],
        ['ohne Beilage', 'subtract', 200],
      ]),
      anyOf('Extra', [
        ['noch mehr Röstzwiebeln', 'add', 120],
        ['doppelt Käse', 'add', 290],
        ['Speckwürfel', 'add', 240],
      ]),
      kitchenNote,
    ],
    picture: dishPicture({
      alt: 'Käsknöpfle mit Käse und Zwiebeln',
      tone: 'amber',
      base: 'board',
      main: show.paella,
      behind: [show.cheese, show.milk],
      before: [show.onion, show.apple],
    }),
  },
  {
    key: 'knoepfletopf',
    name: 'Dein Knöpfletopf',
    description:
      'In fünf Schritten zu deinem Topf: Teig, Käse, Gemüse, Krönung und Größe. Wir schaben, du bestimmst.',
    allergens: 'ACGL',
    price: 1290,
    type: 'configurable',
    unit: 'serving',
    isStepByStep: true,
    parts: [
      oneOf(
        'Teig',
        [
          ['klassisch mit Ei', 'add', 0],
          ['Dinkel-Vollkorn', 'add', 60],
          ['Spinat', 'add', 60],
        ],
        { description: 'Alle Teige sind am selben Tag gemacht.' },
      ),
      oneOf('Käse', [
        ['Bergkäse mild', 'add', 0],
        ['Räßkäse kräftig', 'add', 90],
        ['Hefeschmelz (vegan)', 'add', 60],
        ['ohne Käse', 'subtract', 250],
      ]),
      anyOf('Gemüse', [
        ['Blattspinat', 'add', 150],
        ['Kürbis', 'add', 160],
        ['Eierschwammerl', 'add', 390],
        ['Lauch', 'add', 120],
      ]),
      oneOf('Krönung', [
        ['Röstzwiebeln', 'add', 0],
        ['Speck', 'add', 240],
        ['Walnüsse', 'add', 180],
      ]),
      oneOf('Größe', [
        ['normal', 'add', 0],
        ['für den großen Hunger', 'add', 350],
      ]),
    ],
    picture: dishPicture({
      alt: 'Topf mit Knöpfle, daneben Karotte und Brokkoli',
      tone: 'amber',
      focus: 'left',
      base: 'none',
      main: show.stew,
      behind: [show.broccoli, show.carrot],
      before: [show.cheese, show.corn],
    }),
  },
  {
    key: 'spinatknoedel',
    name: 'Spinatknödel mit brauner Butter',
    description: 'Drei flaumige Knödel, Parmesan, braune Butter. Mehr braucht es nicht.',
    allergens: 'ACG',
    price: 1390,
    unit: 'serving',
    picture: dishPicture({
      alt: 'Knödel mit Butter und Blattspinat',
      tone: 'sage',
      focus: 'right',
      main: show.truffles,
      tint: tinted.spinachGreen,
      grow: 0.9,
      behind: [show.lettuce, show.butter],
      before: [show.garlic, show.herbs],
    }),
  },
  {
    key: 'schwammerlrahm',
    name: 'Schwammerlgulasch mit Semmelknödel',
    description: 'Waldpilze in Rahm und Paprika, dazu ein Knödel, der die Sauce aufsaugt.',
    allergens: 'ACG',
    price: 1580,
    unit: 'serving',
    picture: dishPicture({
      alt: 'Topf mit Gulasch, Paprika und Zwiebel',
      tone: 'peach',
      base: 'none',
      focus: 'right',
      main: show.stew,
      behind: [show.pepper, show.onion],
      before: [show.garlic, show.herbs],
    }),
  },
  {
    key: 'trueffelknoepfle',
    name: 'Knöpfle mit frischem Trüffel',
    description:
      'Am Tisch gehobelter Burgundertrüffel auf Rahmknöpfle. Den Tagespreis nennen wir gern am Telefon.',
    allergens: 'ACG',
    price: 3900,
    unit: 'serving',
    isPriceHidden: true,
    picture: dishPicture({
      alt: 'Teller mit Trüffeln, Butter und Wein',
      tone: 'cocoa',
      focus: 'left',
      main: show.truffles,
      behind: [show.redWine, show.candle],
      before: [show.butter, show.herbs],
    }),
  },
  {
    key: 'knoepfle-packerl',
    name: 'Knöpfle zum Selberkochen',
    description: 'Frisch geschabt und vakuumiert, 500 g für drei Esser, samt Käsemischung und Anleitung.',
    allergens: 'ACG',
    price: 990,
    unit: 'package',
    quantity: { minimumQuantity: 1, maximumQuantity: 20, quantityStepSize: 1 },
    picture: dishPicture({
      alt: 'Korb mit Knöpfle, Käse und Eiern',
      tone: 'amber',
      focus: 'right',
      base: 'none',
      main: show.basket,
      behind: [show.cheese, show.wheat],
      before: [show.egg, show.onion],
    }),
  },
]
