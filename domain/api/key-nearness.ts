/**
 * How near a record is to whoever names it by a key that several records have: what belongs to the own branches or
 * division goes before what belongs to all of them, and that before what is others'.
 */
export function keyNearness(scope: string | null, own: readonly string[]): 0 | 1 | 2 {
  if (scope === null) return 1

  return own.includes(scope) ? 2 : 0
}
