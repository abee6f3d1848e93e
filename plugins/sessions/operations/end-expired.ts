import type { AuthStrategy, Payload } from 'payload'

import type { User } from '#cms/payload-types.ts'
import { accountState } from '#domain/people/account-state.ts'
import { wrapOnce } from '#kernel/wrap-once.ts'

/** An account that expires tells nobody of it, so each call asks anew whether its session still counts. */
export function endExpired(payload: Payload): void {
  for (const [place, strategy] of payload.authStrategies.entries()) {
    payload.authStrategies[place] = wrapOnce('expired', strategy, unlessExpired)
  }
}

const unlessExpired = (strategy: AuthStrategy): AuthStrategy => ({
  ...strategy,
  authenticate: async (asked) => {
    const result = await strategy.authenticate(asked)
    // The collection says which of the two it is, but not to the compiler.
    const person = result.user?.collection === 'users' ? (result.user as User) : null
    const nowMs = Temporal.Now.instant().epochMilliseconds

    return person && accountState(person, nowMs) !== 'open' ? { ...result, user: null } : result
  },
})
