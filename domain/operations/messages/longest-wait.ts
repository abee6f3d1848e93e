const mostHours = 24

/** Whether a message has waited so long for its server that it says nothing new any more. */
export function isFinalWait(since: Temporal.Instant, now: Temporal.Instant): boolean {
  return now.since(since).total('hours') >= mostHours
}

/** For how long the log says to whom a message went; afterwards only to which domain. */
export const recipientDays = 30

/** For how long the log says at all that there was a message. */
export const messageDays = 365

/** For how long a message may be under way or wait; what is found so afterwards was left there for good. */
export const mostOpenHours = 25
