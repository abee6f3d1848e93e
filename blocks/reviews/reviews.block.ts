import { cards, dot, heading, lines, sketch } from '#collections/shared/admin/sketch.ts'
import { relationsField } from '#collections/shared/fields/relation-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { mostReviews, usualReviews } from '#domain/content/fed/review-limits.data.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const reviewsBlock = sectionBlock(
  'reviews',
  'Was Gäste nach ihrer Bestellung sagen, mit dem Durchschnitt aller Noten; gezeigt wird, was freigegeben ist.',
  sketch(
    heading(8, 8, 20),
    ...[34, 42, 50, 58, 66].map((x) => dot(x, 11, 3, true)),
    cards((x) => `${lines(x, 28, 30, 4)}${heading(x, 58, 18)}`),
  ),
  [
    ...introFields,
    relationsField('branches', 'Standorte', 'branches', {
      maxRows: 20,
      description: 'Ohne Auswahl alle öffentlichen Standorte der Organisation.',
    }),
    wholeNumberField('limit', 'Höchstens', {
      min: 1,
      max: mostReviews,
      defaultValue: usualReviews,
      width: '50%',
      description: 'Der Durchschnitt zählt immer alle Bewertungen, auch die nicht gezeigten.',
    }),
  ],
)
