import * as z from 'zod/mini'

import { isSiteType } from './site-types.ts'

/** A type of page that somebody names; the database refuses any other without words. */
export const namedSiteType = z
  .string()
  .check(z.maxLength(40), z.refine(isSiteType, 'Diesen Seitentyp gibt es nicht.'))
