import { addressOf } from '#domain/api/call-of.ts'
import type { nowContract } from '#domain/insight/statistics/now.contract.ts'

import type { Choice } from '../statistics-choice.ts'

/** What is asked of just now: places alone narrow it. */
export const nowKey = ({ places }: Choice): string =>
  addressOf<typeof nowContract>('/api/statistics-now', { query: { ...places } })
