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
import { findLog } from '../operations/find-log.ts'
import { listLogs } from '../operations/list-logs.ts'
import { writeLog } from '../operations/write-log.ts'

/** The calls of the analytics log. Spec: back office 7. */
export const analyticsLogsEndpoints: Endpoint[] = [
  guarded('create', endpointOf(writeLogContract, writeEntry)),
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
function guarded(deed: Deed, endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      await requireRight(req, deed, 'analytics-logs')
      refuseLarge(req)

      return endpoint.handler(req)
    },
  }
}

function refuseLarge({ headers }: PayloadRequest): void {
  // Besides the data an entry has three words and the names of its members.
  const limitBytes = mostLogBytes * 2
  if (Number(headers.get('content-length') ?? 0) > limitBytes) throw new Refused('too-large', { limitBytes })
}

async function writeEntry(
  { payload }: PayloadRequest,
  { body }: { body: Parameters<typeof writeLog>[0]['entry'] },
): Promise<Response> {
  const doc = await writeLog({ payload, entry: body, now: Temporal.Now.instant() })

  return Response.json({ doc }, { status: 201, ...unkept })
}
