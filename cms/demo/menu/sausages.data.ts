import { anyOf, type DemoProduct, drink, oneOf } from './demo-product.ts'

const mustard = oneOf('Senf', [
  ['süß', 'add', 0],
  ['scharf', 'add', 0],
  ['ohne', 'add', 0],
])
const sides = anyOf('Dazu', [
  ['Semmel', 'add', 90],
  ['Schwarzbrot', 'add', 90],
  ['Kren, frisch gerissen', 'add', 80],
  ['Essiggurkerl', 'add', 60],
])

/** What hangs on the board of the stand; nobody has taken pictures. */
export const sausages: DemoProduct[] = [
  {
    key: 'kaesekrainer',
    name: 'Käsekrainer',
    description: 'Mit Emmentaler, knusprig gebraten.',
    allergens: 'GM',
    price: 520,
    type: 'configurable',
    parts: [mustard, sides],
  },
  {
    key: 'bratwurst',
    name: 'Bratwurst',
    description: 'Fein, vom Metzger in Rankweil.',
    allergens: 'M',
    price: 480,
    type: 'configurable',
    parts: [mustard, sides],
  },
  {
    key: 'frankfurter',
    name: 'Frankfurter',
    description: 'Ein Paar, aus dem Kessel.',
    allergens: 'M',
    price: 450,
    type: 'configurable',
    parts: [mustard, sides],
  },
  {
    key: 'bosna',
    name: 'Bosna',
    description: 'Zwei Bratwürstel im Weckerl mit Zwiebeln und Curry.',
    allergens: 'AM',
    price: 560,
  },
  {
    key: 'leberkaessemmel',
    name: 'Leberkässemmel',
    description: 'Daumendick, warm aus dem Ofen.',
    allergens: 'AGM',
    price: 420,
  },
  {
    key: 'kraeuterlimonade',
    name: 'Kräuterlimonade',
    description: 'Dose, 0,33 l, eiskalt.',
    allergens: '',
    price: 290,
    taxes: drink,
  },
]
