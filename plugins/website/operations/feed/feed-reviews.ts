import { mostReviews, usualReviews } from '#domain/content/fed/review-limits.data.ts'
import { readShownReviews } from '#plugins/feedback/feedback.port.ts'

import type { Feed } from '../feed-sections.ts'
import { findBranches } from './find-branches.ts'

/** What guests of the branches have said after their orders. */
export const feedReviews: Feed<'reviews'> = async (req, section, { division }) => {
  const branches = await findBranches(req, section.branches, division)

  return readShownReviews(req, {
    branches: branches.map(({ id }) => id),
    limit: Math.min(section.limit ?? usualReviews, mostReviews),
  })
}
