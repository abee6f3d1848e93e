import type { Endpoint } from 'payload'

import {
  analyticsLogParams,
  analyticsLogQuery,
  analyticsLogRequest,
} from '#domain/insight/analytics-log.contract.ts'

import { findLog } from '../operations/find-log.ts'
import { listLogs } from '../operations/list-logs.ts'
import { writeLog } from '../operations/write-log.ts'
import { checkRight } from '../check-right.ts'
import { parseAs, readSmallJson } from './parse-log-request.ts'

const neverStored = { headers: { 'cache-control': 'no-store' } }

/** The calls of the analytics log. Spec: back office 7. */
export const analyticsLogsEndpoints: Endpoint[] = [
  {
    path: '/analytics-logs',
    method: 'post',
    handler: async (req) => {
      checkRight(req, 'create')
      const entry = parseAs(analyticsLogRequest, await readSmallJson(req))
      const doc = await writeLog({ req, entry, now: Temporal.Now.instant() })

      return Response.json({ doc }, { status: 201, ...neverStored })
    },
  },
  {
    path: '/analytics-logs',
    method: 'get',
    handler: async (req) => {
      checkRight(req, 'read')

      return Response.json(await listLogs(req.payload, parseAs(analyticsLogQuery, req.query)), neverStored)
    },
  },
  {
    path: '/analytics-logs/:id',
    method: 'get',
    handler: async (req) => {
      checkRight(req, 'read')
      const { id } = parseAs(analyticsLogParams, req.routeParams)

      return Response.json(await findLog(req, id), neverStored)
    },
  },
]
