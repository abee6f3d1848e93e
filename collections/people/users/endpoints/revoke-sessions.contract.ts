import * as z from 'zod/mini'

/** Without a person the caller signs out themself. */
export const revokeSessionsRequest = z.object({ user: z.optional(z.uuid()) })
export const revokeSessionsResponse = z.object({ user: z.uuid() })
