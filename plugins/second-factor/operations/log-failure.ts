import type { PayloadRequest } from 'payload'

import { writeLog } from '#plugins/audit/audit.port.ts'

import type { Standing } from './standing.ts'

/** That somebody tried, and never with what. */
export const logFailure = (req: PayloadRequest, { id, name }: Standing): Promise<void> =>
  writeLog(req, {
    action: 'factor-failed',
    collection: 'users',
    documentId: id,
    title: name,
    ...(!req.user && { actor: { actorKind: 'nobody' } }),
  })
