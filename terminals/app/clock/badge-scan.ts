/** Longer than this between two keys somebody types who is no scanner. */
const mostGapMs = 200
const fewest = 3
const most = 200

/** What has been typed so far without a pause, and when the last of it was; instants in ms. */
export type Typed = { text: string; at: number }
export const nothingTyped: Typed = { text: '', at: 0 }

type Typing = { typed: Typed; badge: string | null }

/**
 * A scanner for badges types what it reads, faster than anybody could, and ends with Enter. What people type comes to
 * nothing.
 */
export function afterKey({ text, at: before }: Typed, key: string, at: number): Typing {
  const typed = at - before <= mostGapMs ? text : ''
  if (key === 'Enter') {
    return { typed: nothingTyped, badge: typed.length >= fewest ? typed : null }
  }
  if (Array.from(key).length !== 1)
    return { typed: key === 'Shift' ? { text: typed, at } : nothingTyped, badge: null }

  return { typed: { text: (typed + key).slice(0, most), at }, badge: null }
}

/** Whose badge it is, by its number or, as houses print them, by the username: it names somebody and proves nobody. */
export const ofBadge = <Person extends { username: string; badge: string }>(
  people: readonly Person[],
  badge: string,
): Person | undefined =>
  people.find((person) => [person.badge, person.username.toLowerCase()].includes(badge.trim().toLowerCase()))
