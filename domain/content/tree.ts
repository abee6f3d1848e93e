/** How deep a tree of content may grow; deeper ones cannot be shown in a navigation. */
export const mostLevels = 8

/**
 * Why a record cannot hang under a parent, as German text, or null. `ancestors` are the parent and
 * everything above it; `levelsBelow` counts the record and what hangs under it.
 */
export function parentProblem(given: {
  id: string | null
  ancestors: readonly string[]
  levelsBelow: number
}): string | null {
  const { id, ancestors, levelsBelow } = given
  if (id !== null && ancestors.includes(id)) return 'Ein Eintrag kann nicht unter sich selbst hängen.'
  if (ancestors.length + levelsBelow > mostLevels) return `Höchstens ${mostLevels} Ebenen sind möglich.`

  return null
}
