import type { Payload } from 'payload'

import { askingNow } from '#kernel/database/asking.ts'

/** From the moment somebody has proven who he is, his statements get the time that staff needs. */
export function recogniseAskers(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (given) => {
      const result = await strategy.authenticate(given)
      const asking = askingNow()
      if (asking && result.user) asking.isKnown = true
      return result
    },
  }))
}
