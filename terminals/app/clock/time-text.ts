import { formatAppointment, formatTime } from '#domain/time/format.ts'

/** `06:02` of ms or of ISO text, on the clock of the house. */
export const timeText = (at: number | string, timeZone: string): string => formatTime(instantOf(at), timeZone)

export const instantOf = (at: number | string): Temporal.Instant =>
  typeof at === 'number' ? Temporal.Instant.fromEpochMilliseconds(at) : Temporal.Instant.from(at)

/** `Heute, 06:02 Uhr`. */
export const appointmentText = (at: number | string, nowMs: number, timeZone: string): string =>
  formatAppointment(instantOf(at), instantOf(nowMs), timeZone)
