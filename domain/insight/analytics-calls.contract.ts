import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import {
  analyticsLog,
  analyticsLogPage,
  analyticsLogParams,
  analyticsLogQuery,
  analyticsLogRequest,
} from './analytics-log.contract.ts'
import { rightsSentence } from '../people/rights-texts.ts'
import { visitBytesPerCount } from './visits/visit-batch.contract.ts'
import { insightRights } from '../people/rights/insight.data.ts'

const area = 'Besuchsprotokoll'
const path = '/api/analytics-logs'
const rights = insightRights['analytics-logs']

export const writeLogContract = {
  method: 'post',
  path,
  area,
  summary: 'Ein Ereignis festhalten, nach der Einwilligung des Besuchers',
  request: analyticsLogRequest,
  responses: { 201: { description: 'Das Ereignis', body: z.object({ doc: analyticsLog }) } },
  errors: ['validation', 'malformed-json', 'too-large'],
  rights: rightsSentence(rights, 'create'),
  policy: { limit: 'visits', bytesPerCount: visitBytesPerCount },
} as const satisfies ApiContract

export const listLogsContract = {
  method: 'get',
  path,
  area,
  summary: 'Ereignisse, das neueste zuerst; mit „before“ beliebig weit zurück',
  query: analyticsLogQuery,
  responses: { 200: { description: 'Eine Seite der Ereignisse', body: analyticsLogPage } },
  errors: ['validation', 'unauthenticated', 'not-allowed'],
  rights: rightsSentence(rights, 'read'),
} as const satisfies ApiContract

export const readLogContract = {
  method: 'get',
  path: `${path}/{id}`,
  area,
  summary: 'Ein Ereignis',
  params: analyticsLogParams,
  responses: { 200: { description: 'Das Ereignis', body: analyticsLog } },
  errors: ['validation', 'unknown-record', 'unauthenticated', 'not-allowed'],
  rights: rightsSentence(rights, 'read'),
} as const satisfies ApiContract
