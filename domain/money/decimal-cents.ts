/** `1290` cents as `12.90`, the form in which providers take amounts. */
export const decimalOf = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** `12.90` as cents, exactly; null for whatever is no amount with two places. */
export function centsOf(decimal: string): number | null {
  const parts = /^(\d{1,9})\.(\d{2})$/.exec(decimal)

  return parts ? Number(parts[1]) * 100 + Number(parts[2]) : null
}
