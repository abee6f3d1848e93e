/** What a plan is measured by, in whole minutes. */
export type PlanLimits = { restMinutes: number; dailyMinutes: number }

/**
 * § 12 AZG: eleven hours of rest after the work of a day; § 9 AZG: at most twelve hours of work on a day. They stand
 * here and nowhere else.
 */
export const planLimits: PlanLimits = { restMinutes: 660, dailyMinutes: 720 }
