import * as z from 'zod/mini'

/** Whether one can come now, and the words for it. */
export const openWords = z.object({ isOpen: z.boolean(), words: z.string() })
export type OpenWords = z.infer<typeof openWords>
