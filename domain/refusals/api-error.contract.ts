import * as z from 'zod/mini'

/** The body of every refused request. `message` is German, `code` is stable. */
export const apiErrors = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      code: z.string(),
      field: z.optional(z.string()),
      data: z.optional(z.unknown()),
    }),
  ),
})
export type ApiErrors = z.infer<typeof apiErrors>
