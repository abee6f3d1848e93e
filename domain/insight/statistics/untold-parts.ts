/** Fewer people than that could be known again by whoever reads a figure of them. Source: decisions 9. */
export const fewestVisits = 5
/** Of one figure that is too small. */
export const fewVisitsLabel = `weniger als ${fewestVisits}`
/** Of a figure that is too small, or would tell one that is. */
export const untoldLabel = 'nicht genannt'

/** Nobody is nobody; some, but too few, are not told. */
export const isFew = (value: number): boolean => value > 0 && value < fewestVisits

/**
 * Which parts of a total that is told are not told themselves, by their places: those of too few, and beside them the
 * smallest of all others, so that what is left of the total is never one of too few alone. Where there is no other,
 * nothing is told of any part, nobody included. So whoever knows the total, whatever is told and this very rule finds no
 * part below five. `isHidden` is true of parts that may not be told for another reason.
 */
export function untoldParts(
  parts: readonly number[],
  isHidden: (place: number) => boolean = () => false,
): ReadonlySet<number> {
  const few = fewOf(parts, isHidden)
  if (few.length === 0) return new Set()
  const smallest = smallestBeside(parts, few)

  return new Set(smallest.length > 0 ? [...few, ...smallest] : parts.keys())
}

/**
 * Which parts are told as one, by their places: all of too few, where nobody can tell who is among them. Where they are
 * too few together, or as many as they could be at most, the smallest of the others is with them.
 */
export function partsTogether(
  parts: readonly number[],
  isHidden: (place: number) => boolean = () => false,
): ReadonlySet<number> {
  const few = fewOf(parts, isHidden)
  const sum = few.reduce((all, place) => all + (parts[place] ?? 0), 0)
  const isSafe = sum >= fewestVisits && sum !== few.length * (fewestVisits - 1)

  return new Set(isSafe || few.length === 0 ? few : [...few, ...smallestBeside(parts, few)])
}

const fewOf = (parts: readonly number[], isHidden: (place: number) => boolean): number[] =>
  [...parts.keys()].filter((place) => isHidden(place) || isFew(parts[place] ?? 0))

/** Equals are all of them or none: else the one that is told would say which it is not. */
function smallestBeside(parts: readonly number[], few: readonly number[]): number[] {
  const others = [...parts.keys()].filter((place) => !few.includes(place) && (parts[place] ?? 0) > 0)
  const smallest = Math.min(...others.map((place) => parts[place] ?? 0))

  return others.filter((place) => parts[place] === smallest)
}
