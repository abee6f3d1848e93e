import type { Field } from 'payload'

import { sealed } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { textareaField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { longestComment } from '#domain/feedback/feedback-limits.data.ts'
import { reviewRatingLabels, reviewRatings } from '#domain/feedback/order-review.ts'
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
  ...sealed([textareaField('comment', 'Kommentar', { maxLength: longestComment })]),
]
