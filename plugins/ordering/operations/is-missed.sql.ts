/**
 * `isMissedOrder` in SQL, for orders that are at work; three parameters from `first` on are the bounds of
 * `missedBounds`: due, placed, answered. The test of the start view asks both the same.
 */
export const isMissed = (table: string, first: number): string => {
  const due = `coalesce(${table}.promised_at, ${table}.appointment_date)`

  return `(case when ${due} is null
                then ${table}.placed_at < $${first + 1}::timestamptz
                else ${due} < $${first}::timestamptz end
           or (${table}.status = 'awaiting' and ${table}.counter_appointment_status <> 'open' and ${table}.appointment_date is null
               and ${table}.placed_at < $${first + 2}::timestamptz))`
}
