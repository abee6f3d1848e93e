/** Cents with two decimals and nothing else, as machines write them: `-1234,50`. */
export function plainAmount(cents: number, decimalSign: ',' | '.'): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')

  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${decimalSign}${digits.slice(-2)}`
}
