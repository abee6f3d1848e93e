import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { recordId } from '../../api/record-id.contract.ts'
import { rightsSentence } from '../../people/rights-texts.ts'
import { insightRights } from '../../people/rights/insight.data.ts'
import { statisticsArea } from './statistics-calls.contract.ts'

/** Whoever reads figures of business keeps what they look at. */
export const readersOfStatistics = rightsSentence(insightRights.statistics, 'read')
export const area = statisticsArea

/** As people say it: what is around it does not count. */
export const shortName = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))

/** The address of a choice; what it does not know of is left out. */
const query = z.string().check(z.maxLength(4000))

/** More than anybody looks through. */
export const mostViews = 100

const savedView = z.object({
  id: recordId,
  name: shortName,
  /** What is chosen, as the address of the view says it. Ranges that are named stay so. */
  query,
  /** Of everybody who reads the statistics; all of them may change it. */
  isForAll: z.boolean(),
})
export type SavedView = z.infer<typeof savedView>

const one = { params: z.object({ id: recordId }) }

export const listViewsContract = {
  method: 'get',
  path: '/api/statistics/views',
  area,
  summary: 'Gespeicherte Ansichten: die eigenen und die für alle',
  responses: { 200: { description: 'Nach Namen', body: z.object({ views: z.array(savedView) }) } },
  errors: ['unauthenticated', 'not-allowed'],
  rights: readersOfStatistics,
} as const satisfies ApiContract

export const saveViewContract = {
  method: 'post',
  path: '/api/statistics/views',
  area,
  summary: 'Eine Ansicht unter einem Namen speichern',
  request: z.strictObject({ name: shortName, query, isForAll: z.boolean() }),
  responses: { 201: { description: 'Die Ansicht', body: savedView } },
  errors: ['unauthenticated', 'not-allowed', 'validation'],
  rights: readersOfStatistics,
} as const satisfies ApiContract

export const changeViewContract = {
  method: 'patch',
  path: '/api/statistics/views/{id}',
  area,
  summary:
    'Eine Ansicht umbenennen, ersetzen oder für alle freigeben; ersetzt sie, wer nicht alle Filialen liest, gelten Links anderer zu ihr nicht mehr',
  ...one,
  request: z.strictObject({
    name: z.optional(shortName),
    query: z.optional(query),
    /** What is for all once stays so. */
    isForAll: z.optional(z.literal(true)),
  }),
  responses: { 200: { description: 'Die Ansicht', body: savedView } },
  errors: ['unauthenticated', 'not-allowed', 'validation', 'unknown-record'],
  rights: `${readersOfStatistics}; fremde nur, wenn sie für alle sind`,
} as const satisfies ApiContract

export const dropViewContract = {
  method: 'delete',
  path: '/api/statistics/views/{id}',
  area,
  summary: 'Eine Ansicht löschen; geteilte Links zu ihr gelten dann nicht mehr',
  ...one,
  responses: { 200: { description: 'Gelöscht', body: z.object({ isDropped: z.boolean() }) } },
  errors: ['unauthenticated', 'not-allowed', 'validation', 'unknown-record'],
  rights: `${readersOfStatistics}; fremde nur, wenn sie für alle sind`,
} as const satisfies ApiContract
