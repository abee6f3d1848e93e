import type { PayloadRequest } from 'payload'

import { writeLog } from '#plugins/audit/audit.port.ts'

import type { Standing } from './standing.ts'

/** That somebody tried at an account, or is held up by now, and never with what. */
export const logFailure = (
  req: PayloadRequest,
  { id, name }: Standing,
  action: 'factor-failed' | 'lockout' = 'factor-failed',
): Promise<void> =>
  writeLog(req, {
    action,
    collection: 'users',
    documentId: id,
    title: name,
    ...(!req.user && { actor: { actorKind: 'nobody' } }),
  })
