import type { UploadConfig } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { Refused } from '#kernel/refused.ts'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** Originals carry place and camera; the public gets the sizes of the media service, which carry nothing. */
export const handOriginalToStaff: Handler = (req) => {
  if (!staffOf(req)) throw new Refused('not-allowed')
}
