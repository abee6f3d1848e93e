import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { rightsSentence } from '../../people/rights-texts.ts'
import { insightRights } from '../../people/rights/insight.data.ts'
import { apiErrors } from '../../refusals/api-error.contract.ts'
import { type DatasetName, datasets } from './datasets.data.ts'
import { statisticsArea } from './statistics-calls.contract.ts'
import { statistics, statisticsQuery } from './statistics.contract.ts'

/** More than any part of the view shows at once. */
export const mostQuestions = 20

/** What the shortest question takes: each counts like a call of its own. */
const bytesPerQuestion = 64

// The table is not empty.
const names = Object.keys(datasets) as [DatasetName, ...DatasetName[]]

/** What one dataset is asked, as in its own call. */
const statisticsQuestion = z.extend(statisticsQuery, { dataset: z.enum(names) })
export type StatisticsQuestion = z.infer<typeof statisticsQuestion>

/** What the own call would have answered: figures, or why there are none. */
const statisticsOutcome = z.union([z.object({ statistics }), apiErrors])
export type StatisticsOutcome = z.infer<typeof statisticsOutcome>

/** `POST /api/statistics`: questions are too many for an address, and change nothing. */
export const severalStatisticsContract = {
  method: 'post',
  path: '/api/statistics',
  area: statisticsArea,
  summary: 'Mehrere Auswertungen auf einmal, jede wie in ihrem eigenen Aufruf',
  request: z.strictObject({
    questions: z.array(statisticsQuestion).check(z.minLength(1), z.maxLength(mostQuestions)),
  }),
  responses: {
    200: {
      description: 'Zu jeder Frage ihre Antwort, in derselben Reihenfolge; was nicht geht, sagt es für sich',
      body: z.object({ answers: z.array(statisticsOutcome) }),
    },
  },
  errors: ['validation', 'malformed-json', 'unauthenticated', 'not-allowed'],
  rights: `Besuche: ${rightsSentence(insightRights['analytics-logs'], 'read')}. Alles andere: ${rightsSentence(insightRights.statistics, 'read')}`,
  policy: { limit: 'general', bytesPerCount: bytesPerQuestion },
} as const satisfies ApiContract
