/** Instants in ms: when it was pressed and sent by the clock of the device, and received by that of the server. */
export type PunchClocks = { pressedMs: number | null; sentMs: number | null; receivedMs: number }

export const clockMarks = ['clock-wrong', 'clock-jumped', 'sent-late'] as const
export type ClockMark = (typeof clockMarks)[number]
export type JudgedClock = { atMs: number; mark: ClockMark | null }

/** Less than this no clock is wrong by, and nothing has waited. */
const tolerableClockMs = 2 * 60_000
export const lateAfterMs = 5 * 60_000
/** What has waited longer was not kept by a device that somebody looks after. */
const longestWaitMs = 14 * 24 * 3_600_000

/**
 * When something was pressed. The device is believed how long ago that was, never what time it is: two of its readings
 * are subtracted, the server's clock says the rest. Where even that cannot be, the receipt counts. What was not plain is
 * marked for people to see.
 */
export function judgeClock({ pressedMs, sentMs, receivedMs }: PunchClocks): JudgedClock {
  if (pressedMs === null || sentMs === null) return { atMs: receivedMs, mark: null }

  const waitedMs = sentMs - pressedMs
  if (waitedMs < 0 || waitedMs > longestWaitMs) return { atMs: receivedMs, mark: 'clock-jumped' }

  const atMs = receivedMs - waitedMs
  if (Math.abs(receivedMs - sentMs) > tolerableClockMs) return { atMs, mark: 'clock-wrong' }
  return { atMs, mark: waitedMs > lateAfterMs ? 'sent-late' : null }
}
