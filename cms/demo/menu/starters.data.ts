import { dishPicture } from '../pictures/picture.ts'
import { show } from '../pictures/illustrations.data.ts'
import { anyOf, type DemoProduct, oneOf } from './demo-product.ts'

export const starters: DemoProduct[] = [
  {
    key: 'flaedlesuppe',
    name: 'Flädlesuppe',
    description:
      'Kräftige Rindsuppe, acht Stunden gezogen, mit hauchdünn geschnittenen Flädle und Schnittlauch.',
    allergens: 'ACGL',
    price: 590,
    unit: 'serving',
    picture: dishPicture({
      alt: 'Suppe im Topf mit Karotten und Kräutern',
      tone: 'peach',
      base: 'plate',
      grow: 0.92,
      main: show.stew,
      behind: [show.carrot, show.egg],
      before: [show.onion, show.herbs],
    }),
  },
  {
    key: 'kaespressknoedel',
    name: 'Kaspressknödel-Suppe',
    description: 'In Butter gebratener Knödel mit Räßkäse, schwimmt nur ganz kurz – dann ist er weg.',
    allergens: 'ACGL',
    price: 680,
    unit: 'serving',
    picture: dishPicture({
      alt: 'Knödel in einer Schale, daneben Käse',
      tone: 'peach',
      focus: 'left',
      main: show.dumpling,
      grow: 0.9,
      behind: [show.cheese, show.milk],
      before: [show.garlic, show.herbs],
    }),
  },
  {
    key: 'beef-tatar',
    name: 'Beef Tatar',
    description:
      'Von Hand geschnitten, mit Eidotter, Kapern und geröstetem Bauernbrot. Scharf, mittel oder sanft.',
    allergens: 'ACDGM',
    price: 1690,
    type: 'configurable',
    unit: 'serving',
    parts: [
      oneOf('Größe', [
        ['Vorspeise (90 g)', 'overwrite', 1690],
        ['Hauptspeise (150 g)', 'overwrite', 2490],
      ]),
      oneOf('Schärfe', [
        ['sanft', 'add', 0],
        ['mittel', 'add', 0],
        ['scharf', 'add', 0],
      ]),
    ],
    picture: dishPicture({
      alt: 'Rindfleisch auf dem Teller mit Brot, Ei und Zwiebel',
      tone: 'peach',
      focus: 'right',
      grow: 0.86,
      main: show.steak,
      behind: [show.loaf, show.egg],
      before: [show.onion, show.pepper],
    }),
  },
  {
    key: 'brotzeitbrett',
    name: 'Brotzeitbrettle',
    description:
      'Speck, Hauswurst, drei Käse von der Alpe, Essiggurken und Kren. Zum Teilen gedacht, allein gegessen auch schon.',
    allergens: 'AGLMO',
    price: 1450,
    type: 'configurable',
    unit: 'person',
    quantity: { minimumQuantity: 1, maximumQuantity: 8, quantityStepSize: 1 },
    parts: [
      anyOf('Noch dazu', [
        ['Birnensenf', 'add', 150],
        ['eingelegte Pilze', 'add', 290],
        ['ohne Wurst', 'subtract', 200],
      ]),
    ],
    picture: dishPicture({
      alt: 'Brett mit Käse, Speck, Brot und Trauben',
      tone: 'peach',
      base: 'board',
      grow: 0.88,
      main: show.cheese,
      behind: [show.loaf, show.bacon],
      before: [show.cucumber, show.grapes],
    }),
  },
  {
    key: 'nuesslisalat',
    name: 'Nüsslisalat mit Speck und Ei',
    description: 'Vogerlsalat vom Bodensee, knusprige Speckwürfel, weiches Ei, Kernöl aus der Steiermark.',
    allergens: 'CGMO',
    price: 990,
    type: 'configurable',
    unit: 'serving',
    parts: [
      oneOf('Größe', [
        ['klein', 'overwrite', 990],
        ['groß', 'overwrite', 1390],
      ]),
      anyOf('Anpassen', [
        ['ohne Speck', 'subtract', 150],
        ['gebratene Pilze', 'add', 280],
      ]),
    ],
    picture: dishPicture({
      alt: 'Salatschüssel mit Ei und Speck',
      tone: 'sage',
      base: 'none',
      main: show.salad,
      behind: [show.lettuce, show.bacon],
      before: [show.egg, show.tomato],
    }),
  },
  {
    key: 'backhendlsalat',
    name: 'Backhendlsalat',
    description: 'Knuspriges Hendl auf Erdäpfel-Vogerlsalat, Kürbiskerne, ein Spritzer Zitrone.',
    allergens: 'ACGM',
    price: 1590,
    unit: 'serving',
    picture: dishPicture({
      alt: 'Knuspriges Hendl mit Salat und Zitrone',
      tone: 'sage',
      focus: 'left',
      grow: 0.9,
      main: show.drumstick,
      behind: [show.salad, show.potato],
      before: [show.lemon, show.lettuce],
    }),
  },
]
