/**
 * What is held while a moment is only half typed, such as a day without a time. A number in front and a word behind it:
 * nothing takes it for a date, so whoever checks what is sent refuses it.
 */
const mark = ' unvollständig '

export type Typed = { day: string; time: string }

export const halfMoment = ({ day, time }: Typed): string => `${day || '0'}${mark}${time}`

/** What was typed so far, or null of a whole moment. */
export function typedHalf(value: string): Typed | null {
  const at = value.indexOf(mark)
  if (at < 0) return null
  const day = value.slice(0, at)

  return { day: day === '0' ? '' : day, time: value.slice(at + mark.length) }
}

/** The instant that is held, or null while it is none. */
export const wholeMoment = (value: string | null): string | null =>
  value !== null && typedHalf(value) === null ? value : null
