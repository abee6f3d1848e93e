import * as z from 'zod/mini'

import { longestAnswer, longestLine, mostQuestions } from './feedback-limits.data.ts'
import { highestRating, lowestRating } from './rating.ts'

/** Left out where a questionnaire is anonymous; what is missing else is told by `submissionProblems`. */
const line = z._default(z.string().check(z.trim(), z.maxLength(longestLine)), '')

/** What a client answers; `content` holds one answer per question, in their order. Spec: storefront 7. */
export const submissionRequest = z.object({
  questionnaire: z.object({ publicHash: z.string().check(z.regex(/^[0-9a-f]{40}$/)) }),
  /** The version that was answered; an edited questionnaire is answered anew. */
  version: z.optional(z.string().check(z.maxLength(64))),
  clientName: line,
  contactName: line,
  service: line,
  content: z
    .array(
      z.object({
        comment: z.nullish(z.string().check(z.maxLength(longestAnswer))),
        rating: z.nullish(z.int().check(z.minimum(lowestRating), z.maximum(highestRating))),
      }),
    )
    .check(z.maxLength(mostQuestions)),
})
export type SubmissionRequest = z.infer<typeof submissionRequest>
