/** The moment that the id of an entry carries, or null for an id of another kind. */
export function momentOfLogId(id: string): Date | null {
  const digits = id.replaceAll('-', '')

  return digits[12] === '7' ? new Date(Number.parseInt(digits.slice(0, 12), 16)) : null
}
