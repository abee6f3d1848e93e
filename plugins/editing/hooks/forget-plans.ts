import type { CollectionAfterDeleteHook } from 'payload'

import type { DraftedSlug } from '#domain/content/drafted-slug.ts'

import { cancelAllPlanned } from '../operations/planned-changes.ts'

/** What is gone is neither published nor taken back, and nobody is told that it could not be. */
export const forgetPlans: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  cancelAllPlanned(req, { slug: collection.slug as DraftedSlug, id: String(id) }) // only these have this hook
