import { formatHours } from '#domain/time/format.ts'

/** Minutes as people read working time: `2310` becomes `38:30`; nothing stays empty. */
export const asHoursText = (minutes: number | null | undefined): string =>
  minutes === null || minutes === undefined ? '' : formatHours(minutes)

/** `38:30`, `38,5` and `38` in minutes, a fraction of one rounded; null for anything else. */
export const asMinutes = (typed: string): number | null => {
  const match = /^(\d{1,4})(?::([0-5]\d)|[.,](\d{1,2}))?$/.exec(typed.trim())
  if (!match) return null

  const [, hours, minutes, hundredths] = match
  const part = minutes ? Number(minutes) : Math.round((Number((hundredths ?? '').padEnd(2, '0')) * 60) / 100)
  return Number(hours) * 60 + part
}
