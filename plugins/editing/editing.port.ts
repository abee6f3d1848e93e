import type { PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { isUuid } from '#domain/api/is-uuid.ts'

import { readPreview } from './preview-token.ts'
import { type LateRelease, readJobs } from './today/read-jobs.ts'

/** What was planned: why it failed, in words, and that nothing of it happens any more. */
export { cancelAllPlanned, hasOwnPlan, problemOf } from './operations/planned-changes.ts'

/** What keeps a record from going out or should be looked at before, and where it is seen until then. */
export { lacksApproval } from './approval/require-approval.ts'
export { checkSite } from './operations/check-site.ts'
export { placeOf } from './preview-address.ts'

/** What should have gone out together and did not, read with all else that was planned. */
export const readLateReleases = async (req: PayloadRequest): Promise<LateRelease[]> =>
  (await readJobs(req)).late

/** What should be looked at on all pages, as it is told of each before it is published. */
export { checkAllSites } from './operations/check-all-sites.ts'

/** The page that is meant to be seen before it is published: by its id for staff, by a token for anybody. */
export function previewedSite(req: PayloadRequest, preview: string | undefined): string | null {
  if (!preview) return null
  if (isUuid(preview)) return staffOf(req) ? preview : null

  return readPreview(preview, { secret: req.payload.secret, now: Temporal.Now.instant() })
}
