import type { HoursEntry } from '#domain/time/hours.contract.ts'

import { show } from '../pictures/illustrations.data.ts'
import { feastPicture, type Picture } from '../pictures/picture.ts'
import type { Tone } from '../pictures/tones.data.ts'
import { breakfast } from './breakfast.data.ts'
import { celebrations } from './celebrations.data.ts'
import { classics, roasts } from './classics.data.ts'
import type { DemoProduct } from './demo-product.ts'
import { bar, softDrinks } from './drinks.data.ts'
import { dumplings } from './dumplings.data.ts'
import { larder } from './larder.data.ts'
import { lunch } from './lunch.data.ts'
import { burgers, pizzas } from './pizza-and-burgers.data.ts'
import { sausages } from './sausages.data.ts'
import { starters } from './starters.data.ts'
import { children, desserts } from './sweets.data.ts'

export type DemoCategory = {
  key: string
  name: string
  description: string
  schedule?: HoursEntry[]
  isVisibleWhenUnavailable?: boolean
  products: DemoProduct[]
  picture?: Picture
}

const breakfastHours: HoursEntry[] = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map(
    (type): HoursEntry => ({ type, from: '06:30', to: '11:00' }),
  ),
  { type: 'saturday', from: '06:30', to: '13:00' },
  { type: 'sunday', from: '06:30', to: '13:00' },
]

export const categories: DemoCategory[] = [
  {
    key: 'fruehstueck',
    name: 'Frühstück',
    description: 'Wochentags bis 11 Uhr, am Wochenende bis 13 Uhr.',
    schedule: breakfastHours,
    isVisibleWhenUnavailable: true,
    products: breakfast,
    picture: banner(
      'Frühstückstisch',
      'butter',
      [show.coffee, show.milk, show.honey],
      [show.croissant, show.egg, show.pancakes, show.strawberry],
    ),
  },
  {
    key: 'mittag',
    name: 'Mittagsmenü',
    description: 'Montag bis Freitag von 11 bis 14 Uhr, in zwölf Minuten am Tisch oder im Sackerl.',
    products: lunch,
    picture: banner(
      'Mittagstisch',
      'amber',
      [show.loaf, show.broccoli, show.lemon],
      [show.stew, show.curry, show.carrot],
    ),
  },
  {
    key: 'vorspeisen',
    name: 'Suppen, Vorspeisen & Salate',
    description: 'Zum Anfangen, zum Teilen, zum Leichternehmen.',
    products: starters,
    picture: banner(
      'Suppe, Salat und Käse',
      'peach',
      [show.loaf, show.lettuce, show.bacon],
      [show.cheese, show.salad, show.stew, show.tomato],
    ),
  },
  {
    key: 'knoepfle',
    name: 'Knöpfle & Vegetarisches',
    description: 'Unser Handwerk: geschabt, geschwenkt, mit Käse von drei Alpen.',
    products: dumplings,
    picture: banner(
      'Knöpfle mit Käse und Zwiebeln',
      'amber',
      [show.cow, show.mountain, show.milk],
      [show.cheese, show.paella, show.onion, show.egg],
    ),
  },
  {
    key: 'wirtshaus',
    name: 'Wirtshausklassiker',
    description: 'Was der Opa bestellt hat und die Enkelin auch bestellt.',
    products: classics,
    picture: banner(
      'Wirtshaustisch mit Bier und Braten',
      'brick',
      [show.beer, show.potato, show.redWine],
      [show.lemon, show.drumstick, show.stew, show.onion],
    ),
  },
  {
    key: 'braten',
    name: 'Braten & Hendl von der Theke',
    description: 'Frisch abgewogen. Der genaue Preis steht fest, wenn die Waage ruhig ist.',
    products: roasts,
    picture: banner(
      'Hendl und Braten',
      'brick',
      [show.fire, show.logs, show.fire],
      [show.pretzel, show.drumstick, show.garlic, show.chili],
    ),
  },
  {
    key: 'pizza',
    name: 'Pizza & Flammkuchen',
    description: 'Aus dem Steinofen, nach Stück, Meter oder Fläche.',
    products: pizzas,
    picture: banner(
      'Pizza mit Zutaten',
      'tomato',
      [show.wheat, show.tomato, show.cheese],
      [show.olive, show.pizza, show.herbs, show.garlic],
    ),
  },
  {
    key: 'burger',
    name: 'Burger & Brote',
    description: 'Für zwei Hände und die Stunde nach Mitternacht.',
    products: burgers,
    picture: banner(
      'Burger, Wrap und Pommes frites',
      'ocean',
      [show.fries, show.softDrink, show.bacon],
      [show.hotdog, show.burger, show.sandwich, show.tomato],
    ),
  },
  {
    key: 'kinder',
    name: 'Für kleine Gäste',
    description: 'Bis zwölf Jahre oder bis 1,50 Meter, je nachdem, was zuerst kommt.',
    products: children,
    picture: banner(
      'Kinderteller mit Luftballon',
      'sky',
      [show.balloon, show.juiceBox, show.balloon],
      [show.fries, show.spaghetti, show.softIce, show.lollipop],
    ),
  },
  {
    key: 'nachspeisen',
    name: 'Süßes',
    description: 'Es geht immer noch etwas.',
    products: desserts,
    picture: banner(
      'Kuchen, Eis und Früchte',
      'rose',
      [show.coffee, show.chocolate, show.softIce],
      [show.strawberry, show.cakeSlice, show.sundae, show.cherries],
    ),
  },
  {
    key: 'getraenke',
    name: 'Alkoholfrei & Kaffee',
    description: 'Aus der Region, aus dem Garten, aus der Siebträgermaschine.',
    products: softDrinks,
    picture: banner(
      'Limonade, Tee und Kaffee',
      'mint',
      [show.lemon, show.milk, show.apple],
      [show.teapot, show.juiceBox, show.coffee, show.iceCube],
    ),
  },
  {
    key: 'bar',
    name: 'Bier, Wein & Brand',
    description: 'Ab 16 Jahren, Brände ab 18. Wir fragen nach dem Ausweis, auch an der Haustür.',
    products: bar,
    picture: banner(
      'Bier, Wein und Sekt unter dem Mond',
      'night',
      [show.candle, show.sparkling, show.candle],
      [show.redWine, show.beer, show.whisky, show.grapes],
    ),
  },
  {
    key: 'feste',
    name: 'Torten, Buffets & Feste',
    description: 'Mit Vorlauf, damit es wird, wie Sie es sich vorstellen.',
    products: celebrations,
    picture: banner(
      'Festtafel mit Torte und Geschenken',
      'lilac',
      [show.gift, show.balloon, show.toast],
      [show.cupcake, show.cake, show.confetti, show.strawberry],
    ),
  },
  {
    key: 'laedele',
    name: 'Lädele',
    description: 'Zum Mitnehmen, Verschenken und Selberkochen.',
    products: larder,
    picture: banner(
      'Brot, Käse und Honig im Korb',
      'cocoa',
      [show.wheat, show.sunflower, show.jar],
      [show.loaf, show.basket, show.cheese, show.honey],
    ),
  },
  {
    key: 'wuerstel',
    name: 'Vom Rost und aus dem Kessel',
    description: 'In drei Minuten in der Hand.',
    products: sausages,
  },
]

export const products: DemoProduct[] = categories.flatMap((category) => category.products)

function banner(alt: string, tone: Tone, back: string[], front: string[]): Picture {
  return feastPicture({ alt, tone, back, front, width: 1200, height: 800 })
}
