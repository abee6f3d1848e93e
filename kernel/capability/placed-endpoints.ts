import type { Endpoint } from 'payload'

/**
 * Both lists as one. Payload answers by the first that fits, so an address that names more stands before one with
 * places for anything; two at one place are a mistake of somebody.
 */
export function placedEndpoints(endpoints: readonly Endpoint[], added: readonly Endpoint[]): Endpoint[] {
  const taken = new Set(endpoints.map(placeName))
  for (const endpoint of added) {
    const place = placeName(endpoint)
    if (taken.has(place)) throw new Error(`${place} is answered by two`)
    taken.add(place)
  }

  return [...endpoints, ...added].toSorted((one, other) => compare(rankOf(one), rankOf(other)))
}

const placeName = ({ method, path }: Endpoint): string =>
  `${method.toUpperCase()} ${path.replaceAll(/:\w+/g, ':')}`

/** For each step of the path: named, open, or open and left out at will. */
const rankOf = ({ path }: Endpoint): string =>
  path
    .split('/')
    .filter(Boolean)
    .map((step) => (step.startsWith(':') ? (step.endsWith('?') ? '2' : '1') : '0'))
    .join('')

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
