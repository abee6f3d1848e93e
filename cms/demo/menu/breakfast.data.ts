import { dishPicture, rowPicture } from '../pictures/picture.ts'
import { show } from '../pictures/illustrations.data.ts'
import { anyOf, type DemoProduct, kitchenNote, oneOf } from './demo-product.ts'

export const breakfast: DemoProduct[] = [
  {
    key: 'seefruehstueck',
    name: 'Seefrühstück für zwei',
    description:
      'Ofenwarme Semmeln, Bergkäse, Schinken vom Freilandschwein, weiches Ei, Butter, Hausmarmelade und ein Glas Sekt – für einen langen Vormittag.',
    allergens: 'ACGO',
    price: 1790,
    unit: 'person',
    quantity: { minimumQuantity: 2, maximumQuantity: 12, quantityStepSize: 1 },
    picture: dishPicture({
      alt: 'Frühstück mit Croissant, Kaffee, Ei und Beeren',
      tone: 'butter',
      main: show.croissant,
      behind: [show.coffee, show.egg],
      before: [show.strawberry, show.butter],
    }),
  },
  {
    key: 'eierspeis',
    name: 'Eierspeis im Pfandl',
    description:
      'Drei Freilandeier, langsam gestockt, mit Schnittlauch und Bauernbrot. Direkt aus der Pfanne am besten.',
    allergens: 'ACG',
    price: 980,
    type: 'configurable',
    unit: 'serving',
    parts: [
      anyOf('Dazu', [
        ['Speck aus dem Bregenzerwald', 'add', 250],
        ['Steinpilze', 'add', 320],
        ['Bergkäse', 'add', 190],
        ['ohne Brot', 'subtract', 80],
      ]),
    ],
    picture: dishPicture({
      alt: 'Spiegelei in der Pfanne mit Baguette und Paradeisern',
      tone: 'butter',
      focus: 'left',
      base: 'none',
      main: show.friedEgg,
      behind: [show.baguette, show.egg],
      before: [show.tomato, show.herbs],
    }),
  },
  {
    key: 'pancakes',
    name: 'Buttermilch-Pancakes',
    description: 'Drei luftige Pancakes, gebräunte Butter, Waldheidelbeeren und Ahornsirup.',
    allergens: 'ACG',
    diets: ['vegetarian'],
    price: 1090,
    type: 'configurable',
    unit: 'serving',
    parts: [
      oneOf('Portion', [
        ['drei Stück', 'overwrite', 1090],
        ['fünf Stück', 'overwrite', 1490],
      ]),
      kitchenNote,
    ],
    picture: dishPicture({
      alt: 'Pancakes mit Butter und Heidelbeeren',
      tone: 'butter',
      focus: 'right',
      main: show.pancakes,
      behind: [show.milk, show.honey],
      before: [show.blueberries, show.strawberry],
    }),
  },
  {
    key: 'birchermueesli',
    name: 'Birchermüesli',
    description: 'Über Nacht in Heumilch gequollen, mit geriebenem Apfel, Haselnüssen und Honig aus Hard.',
    allergens: 'AGH',
    diets: ['vegetarian'],
    price: 740,
    unit: 'serving',
    picture: dishPicture({
      alt: 'Schale Müesli mit Apfel und Beeren',
      tone: 'butter',
      base: 'none',
      main: show.riceBowl,
      behind: [show.apple, show.honey],
      before: [show.blueberries, show.strawberry],
    }),
  },
  {
    key: 'weisswurst',
    name: 'Weißwürste mit Brezel',
    description:
      'Ein Paar Weißwürste im Sud, süßer Senf und eine Brezel, die beim Brechen knackt. Nur bis zum Mittagsläuten.',
    allergens: 'AGLM',
    price: 890,
    unit: 'pair',
    quantity: { minimumQuantity: 1, maximumQuantity: 10, quantityStepSize: 1 },
    picture: rowPicture({
      alt: 'Brezel, Weißbier und Senfglas',
      tone: 'butter',
      codes: [show.pretzel, show.beer, show.pretzel],
    }),
  },
]
