import { dishPicture } from '../pictures/picture.ts'
import { show } from '../pictures/illustrations.data.ts'
import { anyOf, type DemoProduct, kitchenNote, oneOf } from './demo-product.ts'

export const pizzas: DemoProduct[] = [
  {
    key: 'pizza-meter',
    name: 'Pizza vom Meter',
    description:
      'Ein Brett, eine Tischrunde, alle Hände fettig. Teig mit 48 Stunden Ruhe, bis zu drei Beläge nebeneinander.',
    allergens: 'AG',
    price: 4490,
    type: 'configurable',
    unit: 'meter',
    quantity: { minimumQuantity: 0.5, maximumQuantity: 4, quantityStepSize: 0.25 },
    usual: { quantity: 1, unit: 'meter' },
    workUnits: 3,
    alternativeUnits: [
      {
        unit: 'centimeter',
        ratio: 0.01,
        calculationModel: 'fixed',
        minimumQuantity: 50,
        maximumQuantity: 400,
        quantityStepSize: 25,
      },
    ],
    parts: [
      anyOf(
        'Beläge',
        [
          ['Margherita', 'add', 0],
          ['Speck und Lauch', 'add', 400],
          ['Grillgemüse', 'add', 300],
          ['scharfe Salami', 'add', 400],
        ],
        { optional: false, description: 'Mindestens einen wählen; mehrere teilen sich das Brett.' },
      ),
      kitchenNote,
    ],
    picture: dishPicture({
      alt: 'Pizza auf dem Holzbrett mit Paradeisern und Oliven',
      tone: 'tomato',
      base: 'board',
      main: show.pizza,
      behind: [show.tomato, show.cheese],
      before: [show.olive, show.herbs],
    }),
  },
  {
    key: 'pizza-margherita',
    name: 'Pizza Margherita',
    description:
      'San-Marzano-Tomaten, Fior di latte, Basilikum. Die Prüfung, an der sich jede Pizzeria misst.',
    allergens: 'AG',
    diets: ['vegetarian'],
    price: 1090,
    type: 'configurable',
    parts: [
      oneOf('Größe', [
        ['klein (26 cm)', 'subtract', 200],
        ['normal (32 cm)', 'add', 0],
        ['familie (46 cm)', 'overwrite', 2290],
      ]),
      anyOf('Extra', [
        ['Büffelmozzarella', 'add', 320],
        ['Prosciutto', 'add', 350],
        ['Rucola', 'add', 150],
        ['Oliven', 'add', 120],
      ]),
    ],
    picture: dishPicture({
      alt: 'Pizza Margherita mit Tomaten und Basilikum',
      tone: 'tomato',
      focus: 'left',
      main: show.pizza,
      grow: 0.95,
      behind: [show.redWine, show.tomato],
      before: [show.cheese, show.herbs],
    }),
  },
  {
    key: 'flammkuchen',
    name: 'Flammkuchen mit Speck und Lauch',
    description: 'Hauchdünn, Sauerrahm, Rauchspeck – vier Minuten bei 400 Grad.',
    allergens: 'AG',
    price: 1190,
    picture: dishPicture({
      alt: 'Flammkuchen mit Speck und Zwiebeln',
      tone: 'tomato',
      focus: 'right',
      base: 'board',
      main: show.flatbread,
      grow: 0.9,
      behind: [show.bacon, show.milk],
      before: [show.onion, show.herbs],
    }),
  },
  {
    key: 'blechkuchen-pizza',
    name: 'Pizza bianca vom Blech',
    description:
      'Rosmarin, Meersalz, gutes Öl. Geschnitten nach Fläche: ein Quadratdezimeter ist ein ordentlicher Bissen.',
    allergens: 'A',
    diets: ['vegan'],
    price: 95,
    unit: 'dm2',
    quantity: { minimumQuantity: 4, maximumQuantity: 60, quantityStepSize: 2 },
    usual: { quantity: 6, unit: 'dm2' },
    picture: dishPicture({
      alt: 'Fladenbrot mit Rosmarin und Oliven',
      tone: 'sage',
      focus: 'left',
      base: 'board',
      main: show.flatbread,
      grow: 0.88,
      behind: [show.spritz, show.wheat],
      before: [show.olive, show.salt],
    }),
  },
]

export const burgers: DemoProduct[] = [
  {
    key: 'mondburger',
    name: 'Mondburger',
    description:
      '180 g Ländle-Rind, Bergkäse, Röstzwiebeln, Hausgurke und Mondsauce im Brioche. Zwei Hände, keine Fragen.',
    allergens: 'ACGMN',
    price: 1590,
    type: 'configurable',
    parts: [
      oneOf('Patty', [
        ['Rind, rosa', 'add', 0],
        ['Rind, durch', 'add', 0],
        ['doppelt Rind', 'overwrite', 2090],
        ['Kichererbse', 'subtract', 100],
      ]),
      anyOf('Extras', [
        ['Speck', 'add', 190],
        ['Spiegelei', 'add', 150],
        ['Jalapeños', 'add', 90],
        ['ohne Käse', 'subtract', 100],
      ]),
      oneOf(
        'Beilage',
        [
          ['Pommes frites', 'add', 390],
          ['Süßkartoffel-Pommes', 'add', 490],
          ['Salat', 'add', 350],
        ],
        { optional: true },
      ),
      kitchenNote,
    ],
    picture: dishPicture({
      alt: 'Burger auf dem Brett mit Pommes frites',
      tone: 'ocean',
      base: 'board',
      main: show.burger,
      behind: [show.fries, show.softDrink],
      before: [show.tomato, show.lettuce],
    }),
  },
  {
    key: 'pulled-wrap',
    name: 'Wrap mit gezupftem Hendl',
    description:
      'Rauchiges Hendl, Krautsalat, Joghurt-Limette. Isst sich mit einer Hand, die andere bleibt am Lenker. Bitte trotzdem stehen bleiben.',
    allergens: 'AGM',
    price: 1190,
    picture: dishPicture({
      alt: 'Wrap mit Hendl und Salat',
      tone: 'ocean',
      focus: 'left',
      base: 'none',
      main: show.wrap,
      behind: [show.softDrink, show.drumstick],
      before: [show.lettuce, show.lemon],
    }),
  },
  {
    key: 'clubsandwich',
    name: 'Clubsandwich',
    description: 'Dreistöckig: Hendlbrust, Speck, Ei, Paradeiser. Der Zahnstocher ist tragend.',
    allergens: 'ACGM',
    price: 1390,
    picture: dishPicture({
      alt: 'Sandwich mit Ei, Speck und Tomaten',
      tone: 'ocean',
      focus: 'right',
      main: show.sandwich,
      grow: 0.94,
      behind: [show.fries, show.bacon],
      before: [show.tomato, show.egg],
    }),
  },
  {
    key: 'hotdog',
    name: 'Würstel im Brioche',
    description: 'Käsekrainer, Röstzwiebeln, Estragonsenf. Für die Stunde nach Mitternacht erfunden.',
    allergens: 'AGM',
    price: 690,
    picture: dishPicture({
      alt: 'Hotdog mit Senf, daneben ein Bier',
      tone: 'night',
      focus: 'left',
      main: show.hotdog,
      grow: 0.94,
      behind: [show.beer, show.fries],
      before: [show.onion, show.cucumber],
    }),
  },
]
