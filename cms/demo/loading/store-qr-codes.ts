import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { QrCode } from '#cms/payload-types.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { type DemoCode, type DemoTarget, qrCodes } from '../office/qr-codes.data.ts'
import type { StoredBranch } from './store-branches.ts'

export type StoredCode = {
  demo: DemoCode
  code: QrCode
  timeZone: string
  /** What a scan of it opens. */
  target: { kind: DemoTarget['kind']; key: string }
}

type Options = { branches: readonly StoredBranch[]; now: Temporal.Instant }

/** The printed codes of the house. */
export async function storeQrCodes(req: PayloadRequest, { branches, now }: Options): Promise<StoredCode[]> {
  const idOfBranch = (key: string) => branches.find(({ demo }) => demo.record.identifier === key)?.branch
  const stored: StoredCode[] = []
  for (const demo of qrCodes) {
    const { path, name, place, target, batches } = demo
    const branch = idOfBranch(demo.branch)
    const key = await keyOf(req, target, (of) => idOfBranch(of)?.id ?? '')
    const code = await req.payload.create({
      collection: 'qr-codes',
      data: {
        path,
        name,
        origin: place,
        originBranch: branch?.id ?? null,
        isEnabled: true,
        targetType: target.kind,
        [target.kind]: key,
        batches: batches.map(({ printedDaysAgo, ...batch }) => ({
          ...batch,
          printedOn: now.subtract({ hours: 24 * printedDaysAgo }).toString(),
        })),
      },
      depth: 0,
      ...asSystem(req),
    })
    const timeZone = branch?.timeZone ?? 'Europe/Vienna'
    stored.push({ demo, code, timeZone, target: { kind: target.kind, key } })
  }

  return stored
}

/** The id of what a code opens. */
async function keyOf(
  req: PayloadRequest,
  target: DemoTarget,
  branchId: (key: string) => string,
): Promise<string> {
  if (target.kind === 'branch') return branchId(target.branch)
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ id: string }>(
    target.kind === 'table'
      ? sql`select id from tables where branch_id = ${branchId(target.branch)} and identifier = ${target.table}`
      : sql`select id from questionnaires where public_hash = ${target.hash}`,
  )
  const [found] = rows
  if (!found) throw new Error('A code of the demo leads to what is not there')

  return found.id
}
