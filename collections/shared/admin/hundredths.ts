/** `1234` becomes `12,34`; nothing stays empty. */
export const asGermanDecimal = (hundredths: number | null | undefined): string => {
  if (hundredths === null || hundredths === undefined) return ''

  const sign = hundredths < 0 ? '-' : ''
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)},${digits.slice(-2)}`
}

/** `12,3` becomes `1230`; text that is no amount with at most two decimals becomes null. */
export const asHundredths = (typed: string): number | null => {
  const match = /^(\d{1,9})(?:[.,](\d{0,2}))?$/.exec(typed.trim().replaceAll(' ', ''))
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}
