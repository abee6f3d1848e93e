import type { PayloadRequest } from 'payload'

import { writeLog } from '#plugins/audit/audit.port.ts'
import { readTypedCode } from '#domain/people/second-factor/factor-codes.ts'

import { spendAppCode } from './app-codes.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import type { Standing } from './standing.ts'
import { tellOwner } from './tell-owner.ts'

/** Uses up the code that somebody typed; null where it is none of the account's. */
export async function spendCode(
  req: PayloadRequest,
  standing: Standing,
  typed: string,
): Promise<{ isRecovery: boolean } | null> {
  const read = readTypedCode(typed)
  if (read?.kind === 'app') {
    const now = Temporal.Now.instant()
    return (await spendAppCode(req, standing.id, { code: read.code, now })) ? { isRecovery: false } : null
  }
  if (!read || !(await spendRecoveryCode(req, standing.id, read.code))) return null

  await tellOfRecovery(req, standing)
  return { isRecovery: true }
}

/** One of the codes that were printed is gone, which its owner should know of. */
async function tellOfRecovery(req: PayloadRequest, { id, name }: Standing): Promise<void> {
  await writeLog(req, {
    action: 'recovery-code-used',
    collection: 'users',
    documentId: id,
    title: name,
    actor: { actorKind: 'person', actorId: id, actorName: name },
  })
  await tellOwner(req, { user: id, what: 'recovered' })
}
