import type { PayloadRequest } from 'payload'

import { readPreview } from './preview-token.ts'

/** What the website and the server may use of editing. */
export { startScheduledPublishing } from './jobs/start-scheduled-publishing.ts'

/** The page that this token lets anybody see before it is published, or null. */
export function previewedSite(req: PayloadRequest, token: string | undefined): string | null {
  return token ? readPreview(token, { secret: req.payload.secret, now: Temporal.Now.instant() }) : null
}
