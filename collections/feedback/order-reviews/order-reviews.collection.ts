import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { reviewRatings } from '#domain/feedback/order-review.ts'

import { stampReview } from './hooks/stamp-review.ts'
import { orderReviewsFields } from './order-reviews.fields.ts'

export const orderReviews = {
  slug: 'order-reviews',
  labels: { singular: 'Bewertung', plural: 'Bewertungen' },
  access: accessOf('order-reviews'),
  versions: false,
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  defaultPopulate: { order: true, rating: true },
  indexes: [{ fields: ['isSettled', 'lowestRating'] }],
  hooks: { beforeChange: [stampReview] },
  fields: orderReviewsFields,
  admin: {
    ...panelOf('insight'),
    description: 'Was Gäste nach ihrer Bestellung sagen, je Frage von 1 bis 5.',
    useAsTitle: 'rating',
    listSearchableFields: ['comment'],
    defaultColumns: ['createdAt', 'order', ...reviewRatings, 'comment', 'branch', 'isSettled'],
  },
} satisfies CollectionConfig
