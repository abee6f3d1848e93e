import { anyOf, type DemoProduct, oneOf } from '../menu/demo-product.ts'
import { show } from '../pictures/illustrations.data.ts'
import { dishPicture, type Picture } from '../pictures/picture.ts'

export const largeMenuPictures: Picture[] = [
  dishPicture({ alt: 'Burger', tone: 'ocean', main: show.burger, behind: [show.fries] }),
  dishPicture({ alt: 'Pizza', tone: 'tomato', main: show.pizza, behind: [show.tomato] }),
  dishPicture({ alt: 'Salat', tone: 'sage', main: show.salad, behind: [show.avocado] }),
  dishPicture({ alt: 'Torte', tone: 'rose', main: show.cakeSlice, behind: [show.coffee] }),
  dishPicture({ alt: 'Bier', tone: 'night', main: show.beer, base: 'none' }),
]

/** Every third product can be configured, as on a real card. */
export function largeMenuProduct(nth: number): Omit<DemoProduct, 'picture'> {
  const isConfigurable = nth % 3 === 0

  return {
    key: `gericht-${nth + 1}`,
    name: `Gericht ${nth + 1}`,
    description: 'Frisch gekocht mit dem, was der Markt heute hergibt, und mit viel Geduld angerichtet.',
    allergens: 'ACG',
    price: 590 + ((nth * 70) % 2400),
    type: isConfigurable ? 'configurable' : 'normal',
    parts: isConfigurable ? largeMenuParts : [],
  }
}

const largeMenuParts = [
  oneOf('Größe', [
    ['klein', 'subtract', 200],
    ['normal', 'add', 0],
    ['groß', 'add', 350],
  ]),
  anyOf('Extras', [
    ['Käse', 'add', 150],
    ['Speck', 'add', 190],
    ['Salat', 'add', 120],
    ['ohne Sauce', 'subtract', 50],
  ]),
]
