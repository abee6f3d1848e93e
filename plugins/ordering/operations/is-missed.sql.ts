import { unpromisedMinutes, usualMissedRule } from '#domain/ordering/missed-orders.ts'

/** Names of tables in a statement, and the place of its parameter that is now. */
type Place = { order: string; branch: string; now: string }

/**
 * `isMissedOrder` in SQL, for orders that are at work, by the minutes of their branch. The tests of the lists and of
 * the start view ask both the same.
 */
export const isMissed = ({ order, branch, now }: Place): string => {
  const due = `coalesce(${order}.promised_at, ${order}.appointment_date)`
  const unpromised = before(now, String(unpromisedMinutes))
  const late = before(now, minutesOf(branch, 'missed_after_minutes', usualMissedRule.missedAfterMinutes))

  return `(case when ${due} is null then ${order}.status <> 'awaiting' and ${order}.placed_at < ${unpromised} else ${due} < ${late} end
           or ${isAnswerLate({ order, branch, now })})`
}

/** `isAnswerOverdue` in SQL. */
export const isAnswerLate = ({ order, branch, now }: Place): string =>
  `(${order}.status = 'awaiting' and ${order}.counter_appointment_status <> 'open' and ${order}.quotation_status <> 'offered'
    and ${order}.appointment_date is null and ${order}.placed_at < ${before(now, minutesOf(branch, 'confirmation_minutes', usualMissedRule.confirmationMinutes))})`

const before = (now: string, minutes: string): string =>
  `${now}::timestamptz - ${minutes} * interval '1 minute'`

const minutesOf = (branch: string, column: string, usual: number): string =>
  `coalesce(${branch}.${column}, ${usual})::float8`
