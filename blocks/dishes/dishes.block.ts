import { cards, heading, lines, picture, sketch } from '#collections/shared/admin/sketch.ts'
import { relationField, relationsField } from '#collections/shared/fields/relation-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { mostDishes, usualDishes } from '#domain/content/fed/dish-limits.data.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const dishesBlock = sectionBlock(
  'dishes',
  'Gerichte der Karte mit Bild, Preis und Allergenen; was es gerade nicht gibt, fehlt oder sagt es.',
  sketch(
    cards((x) => `${picture(x, 8, 30, 26)}${heading(x, 40, 22)}${lines(x, 50, 30, 2)}${heading(x, 66, 12)}`),
  ),
  [
    ...introFields,
    {
      type: 'row',
      fields: [
        relationField('branch', 'Standort', 'branches', {
          width: '50%',
          description: 'Von wem Karte und Preise sind. Ohne Auswahl der erste öffentliche Standort.',
        }),
        relationField('category', 'Kategorie', 'categories', {
          width: '50%',
          description: 'Alles daraus, in der Reihenfolge der Karte.',
        }),
      ],
    },
    relationsField('dishes', 'Gerichte', 'products', {
      maxRows: mostDishes,
      description: 'Statt einer Kategorie. Ohne beides: was Gäste zuletzt am meisten bestellt haben.',
    }),
    wholeNumberField('limit', 'Höchstens', {
      min: 1,
      max: mostDishes,
      defaultValue: usualDishes,
      width: '50%',
    }),
  ],
)
