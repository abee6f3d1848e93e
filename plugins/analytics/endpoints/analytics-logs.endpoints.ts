import type { Endpoint, PayloadRequest } from 'payload'

import { requireRight } from '#kernel/access/rights.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { Refused } from '#kernel/refused.ts'
import { mostLogBytes } from '#domain/insight/analytics-log.contract.ts'
import type { Deed } from '#domain/people/rights.ts'

import {
  listLogsContract,
  readLogContract,
  writeLogContract,
} from '#domain/insight/analytics-calls.contract.ts'
import {
  countVisitContract,
  mostBatchBytes,
  type VisitBatch,
} from '#domain/insight/visits/visit-batch.contract.ts'
import { eraseVisitorContract } from '#domain/insight/visits/erase-visitor.contract.ts'
import { findLog } from '../operations/find-log.ts'
import { listLogs } from '../operations/list-logs.ts'
import { writeLog } from '../operations/write-log.ts'
import { eraseVisitor } from '../visits/erase-visitor.ts'
import { receiveVisit } from '../visits/receive-visit.ts'

/** Besides the data of its entry a call has three words and the names of its members. */
const mostEntryBytes = mostLogBytes * 2

/** The calls of the analytics log. Spec: back office 7. */
export const analyticsLogsEndpoints: Endpoint[] = [
  guarded('create', endpointOf(writeLogContract, writeEntry)),
  guarded('create', endpointOf(countVisitContract, countVisit), mostBatchBytes),
  guarded('create', endpointOf(eraseVisitorContract, erase)),
  guarded(
    'read',
    endpointOf(listLogsContract, async ({ payload }, { query }) =>
      Response.json(await listLogs(payload, query), unkept),
    ),
  ),
  guarded(
    'read',
    endpointOf(readLogContract, async ({ payload }, { params }) =>
      Response.json(await findLog(payload, params.id), unkept),
    ),
  ),
]

/** Rights and size come first: who may not ask learns nothing from what is wrong with the question. */
function guarded(deed: Deed, endpoint: Endpoint, limitBytes = mostEntryBytes): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      await requireRight(req, deed, 'analytics-logs')
      await refuseLarge(req, limitBytes)

      return endpoint.handler(req)
    },
  }
}

/** By what has come, for a body that is sent in pieces does not say its size. */
async function refuseLarge(req: PayloadRequest, limitBytes: number): Promise<void> {
  if (Number(req.headers.get('content-length') ?? 0) > limitBytes)
    throw new Refused('too-large', { limitBytes })
  const text = (await req.text?.()) ?? ''
  if (Buffer.byteLength(text) > limitBytes) throw new Refused('too-large', { limitBytes })
  req.text = async () => text
}

async function writeEntry(
  { payload }: PayloadRequest,
  { body }: { body: Parameters<typeof writeLog>[0]['entry'] },
): Promise<Response> {
  const doc = await writeLog({ payload, entry: body, now: Temporal.Now.instant() })

  return Response.json({ doc }, { status: 201, ...unkept })
}

async function countVisit(req: PayloadRequest, { body }: { body: VisitBatch }): Promise<Response> {
  const now = Temporal.Now.instant()
  const drop = await receiveVisit(req, body, now)
  const answer = drop === 'clock' ? { taken: false, reason: drop } : { taken: true }

  return Response.json({ ...answer, now: now.toString() }, { status: 202, ...unkept })
}

async function erase(
  { payload }: PayloadRequest,
  { body }: { body: { visitor: string } },
): Promise<Response> {
  return Response.json({ visits: await eraseVisitor(payload.db.pool, body.visitor) }, unkept)
}
