import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { area, readersOfStatistics } from './saved-views.contract.ts'

const wish = z.strictObject({ isWished: z.boolean() })

export const readWeeklyMailContract = {
  method: 'get',
  path: '/api/statistics/weekly-mail',
  area,
  summary: 'Ob man den Wochenbericht per Mail bekommt',
  responses: { 200: { description: 'Der eigene Wunsch', body: wish } },
  errors: ['unauthenticated', 'not-allowed'],
  rights: readersOfStatistics,
} as const satisfies ApiContract

export const wishWeeklyMailContract = {
  method: 'put',
  path: '/api/statistics/weekly-mail',
  area,
  summary: 'Den Wochenbericht per Mail bestellen oder abbestellen',
  request: wish,
  responses: { 200: { description: 'Der eigene Wunsch', body: wish } },
  errors: ['unauthenticated', 'not-allowed', 'validation'],
  rights: readersOfStatistics,
} as const satisfies ApiContract
