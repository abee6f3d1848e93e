/** What ends a line or steers whoever shows it; a header and a name hold none of it. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** A text as one line, as a header of a mail holds it. */
export const headerLine = (text: string): string => text.replace(steering, ' ').trim()

export const isOneLine = (text: string): boolean => text.search(steering) === -1

/**
 * Whether it is the address of one reader and nothing else. Mail libraries read a list wherever an address may stand,
 * so what is more than one would tell others as well.
 */
export const isOneAddress = (text: string): boolean =>
  /^[^\s\p{Cc},;:<>()[\]"\\@]+@[^\s\p{Cc},;:<>()"\\@]+$/u.test(text)
