import { momentInZone, wallTimeAt } from '#domain/time/wall-time.ts'

type Span = { startedAt: string; endedAt: string | null }

/** “08:00–16:30”, by the clock of the branch; what has no end yet ends in dots. */
export function timesInWords({ startedAt, endedAt }: Span, timeZone: string): string {
  const clock = (at: string) => wallTimeAt(at, timeZone).slice(11)

  return `${clock(startedAt)}–${endedAt === null ? '…' : clock(endedAt)}`
}

/** “03.03.2025 08:00–16:30”, with the day on which it began. */
export const spanInWords = (span: Span, timeZone: string): string =>
  `${momentInZone(span.startedAt, timeZone, false)} ${timesInWords(span, timeZone)}`
