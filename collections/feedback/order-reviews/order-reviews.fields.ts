import type { CheckboxField, DateField, Field, SingleRelationshipField } from 'payload'

import { nobodyWrites, sealed } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { longestComment, longestSignature } from '#domain/feedback/feedback-limits.data.ts'
import { releaseProblem, reviewRatingLabels, reviewRatings } from '#domain/feedback/order-review.ts'
import { highestRating, lowestRating } from '#domain/feedback/rating.ts'

export const orderReviewsFields: Field[] = [
  ...sealed([
    relationField('order', 'Bestellung', 'orders', { required: true, inSidebar: true }),
    branchField(),
  ]),
  row(
    ...sealed(
      reviewRatings.map((name) =>
        wholeNumberField(name, reviewRatingLabels[name], {
          required: true,
          min: lowestRating,
          max: highestRating,
        }),
      ),
    ),
  ),
  ...sealed([
    textareaField('comment', 'Kommentar', { maxLength: longestComment }),
    switchField('mayBeShown', 'Darf auf der Website stehen', {
      description: 'Hat der Gast beim Bewerten erlaubt.',
    }),
    textField('shownName', 'Unterschrift', {
      maxLength: longestSignature,
      description: 'So möchte der Gast genannt werden; ohne Angabe steht „Ein Gast“.',
      condition: ({ mayBeShown }) => Boolean(mayBeShown),
    }),
  ]),
  {
    ...wholeNumberField('lowestRating', 'Schlechteste Note', { min: lowestRating, max: highestRating }),
    access: nobodyWrites,
    admin: { hidden: true },
  },
  switchField('isSettled', 'Erledigt', {
    inSidebar: true,
    description: 'Jemand hat sich darum gekümmert; unter „Heute“ wartet die Bewertung dann nicht mehr.',
  }),
  released(),
  stamped(momentField('settledAt', 'Erledigt am', { access: nobodyWrites })),
  stamped(relationField('settledBy', 'Erledigt von', 'users', { access: nobodyWrites })),
]

/** Only what its guest has allowed, and only where there are words to show. */
// Not hidden where it may not be: Payload asks no rule of a field that its form does not show.
function released(): CheckboxField {
  return {
    ...switchField('isReleased', 'Auf der Website zeigen', {
      inSidebar: true,
      index: true,
      description: 'Wenn der Gast es erlaubt hat; Abschnitte „Bewertungen“ zeigen sie dann mit Note und Tag.',
    }),
    validate: (value: unknown, { data }: { data: Parameters<typeof releaseProblem>[0] }) =>
      value ? (releaseProblem(data) ?? true) : true,
  }
}

function stamped(field: DateField | SingleRelationshipField): Field {
  const admin = {
    ...field.admin,
    readOnly: true,
    position: 'sidebar' as const,
    condition: ({ isSettled }: Record<string, unknown>) => Boolean(isSettled),
  }
  // Each kind of field types its part of the form apart; what is said here is common to both.
  return { ...field, admin } as Field
}
