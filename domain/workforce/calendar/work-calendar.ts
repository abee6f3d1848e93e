/** A day on which the house owes no work, or only half of it. A half day ends at noon (24.12., 31.12.). */
export type FreeDay = { name: string; isPublic: boolean; share: 'whole' | 'half' }

/** What is special about a calendar day (days since 1970-01-01, as the branch's clock shows them), if anything. */
export type WorkCalendar = (day: number) => FreeDay | undefined

/** A calendar without holidays. */
export const plainCalendar: WorkCalendar = () => undefined
