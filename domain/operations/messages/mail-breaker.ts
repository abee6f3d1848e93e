/** What is known of a mail server: how often it failed since it last answered, and until when nobody asks it. */
export type BreakerState = {
  failures: number
  /** How often it was left alone since it last answered. */
  openings: number
  openUntil: Temporal.Instant | null
}

export const closedBreaker: BreakerState = { failures: 0, openings: 0, openUntil: null }

export type BreakerRules = { failuresToOpen: number; firstPauseSeconds: number; longestPauseSeconds: number }

export const usualBreakerRules: BreakerRules = {
  failuresToOpen: 5,
  firstPauseSeconds: 10,
  longestPauseSeconds: 300,
}

/** How long a server is left alone: each time twice as long, up to a limit. */
export function pauseSeconds(openings: number, rules: BreakerRules): number {
  const { firstPauseSeconds, longestPauseSeconds } = rules

  return Math.min(firstPauseSeconds * 2 ** Math.min(Math.max(openings - 1, 0), 30), longestPauseSeconds)
}

type Failure = { now: Temporal.Instant; isProbe: boolean; rules: BreakerRules }

/**
 * The state after a failure. Failures in a row open the breaker; while it is open only a failed probe opens it for
 * longer, for what was under way when it opened says nothing new.
 */
export function afterFailure(state: BreakerState, { now, isProbe, rules }: Failure): BreakerState {
  const failures = state.failures + 1
  const opens = isProbe || (state.openUntil === null && failures >= rules.failuresToOpen)
  if (!opens) return { ...state, failures }
  const openings = state.openings + 1

  return { failures, openings, openUntil: now.add({ seconds: pauseSeconds(openings, rules) }) }
}

export type Admission = 'open' | 'probe' | 'wait'

/** Whether a message may be tried: without more ado, as the one that finds out whether the server is back, or later. */
export function admissionOf({ openUntil }: BreakerState, now: Temporal.Instant): Admission {
  if (openUntil === null) return 'open'

  return Temporal.Instant.compare(openUntil, now) <= 0 ? 'probe' : 'wait'
}
