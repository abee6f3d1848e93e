import * as z from 'zod/mini'

const line = z.string().check(z.trim(), z.maxLength(200))

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
        comment: z.nullish(z.string().check(z.maxLength(5000))),
        rating: z.nullish(z.int().check(z.minimum(1), z.maximum(5))),
      }),
    )
    .check(z.maxLength(50)),
})
export type SubmissionRequest = z.infer<typeof submissionRequest>
