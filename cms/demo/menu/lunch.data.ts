import type { HoursEntry } from '#domain/time/hours.contract.ts'

import { dishPicture } from '../pictures/picture.ts'
import { show, tinted } from '../pictures/illustrations.data.ts'
import { type DemoProduct, oneOf } from './demo-product.ts'

/** Weekdays from eleven to two. */
export const lunchHours: HoursEntry[] = (
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
).map((type) => ({ type, from: '11:00', to: '14:00' }))

export const lunch: DemoProduct[] = [
  {
    key: 'mittag-fleisch',
    name: 'Mittagsmenü Wirtshaus',
    description:
      'Tagessuppe, dann Rindsgulasch mit Serviettenknödel. Dauert zwölf Minuten, wärmt bis zum Abend.',
    allergens: 'ACGLO',
    price: 1290,
    type: 'configurable',
    unit: 'serving',
    schedule: lunchHours,
    isVisibleWhenUnavailable: true,
    parts: [
      oneOf('Vorspeise', [
        ['Tagessuppe', 'add', 0],
        ['kleiner Salat', 'add', 0],
        ['ohne Vorspeise', 'subtract', 150],
      ]),
    ],
    picture: dishPicture({
      alt: 'Topf mit Gulasch, Brot und Kräutern',
      tone: 'amber',
      base: 'board',
      main: show.stew,
      behind: [show.loaf, show.potato],
      before: [show.onion, show.pepper],
    }),
  },
  {
    key: 'mittag-vegetarisch',
    name: 'Mittagsmenü Garten',
    description:
      'Tagessuppe, dann Gemüsecurry vom Markt mit Basmatireis und Koriander – mild, auf Wunsch scharf.',
    allergens: 'GL',
    diets: ['vegetarian', 'glutenFree'],
    price: 1190,
    type: 'configurable',
    unit: 'serving',
    schedule: lunchHours,
    isVisibleWhenUnavailable: true,
    parts: [
      oneOf('Schärfe', [
        ['mild', 'add', 0],
        ['scharf', 'add', 0],
      ]),
    ],
    picture: dishPicture({
      alt: 'Gemüsecurry mit Reis',
      tone: 'amber',
      focus: 'right',
      main: show.curry,
      behind: [show.broccoli, show.carrot],
      before: [show.peas, show.chili],
    }),
  },
  {
    key: 'mittag-fisch',
    name: 'Freitagsfisch',
    description:
      'Forelle Müllerin mit Petersilienerdäpfeln und Zitronenbutter. Wenn sie aus ist, ist sie aus.',
    allergens: 'ADG',
    price: 1490,
    unit: 'serving',
    schedule: [{ type: 'friday', from: '11:00', to: '14:00' }],
    isVisibleWhenUnavailable: true,
    picture: dishPicture({
      alt: 'Forelle auf dem Teller mit Zitrone und Erdäpfeln',
      tone: 'ocean',
      focus: 'left',
      main: show.trout,
      tint: tinted.friedFish,
      grow: 0.92,
      behind: [show.potato, show.butter],
      before: [show.lemon, show.herbs],
    }),
  },
]
