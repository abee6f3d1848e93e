import { firstHeadingLevel } from '#domain/content/first-heading-level.ts'

/** Cards below a heading are one level deeper; without one, or below the page's own, they begin at two. */
export function cardLevel(text: unknown): 2 | 3 {
  return (firstHeadingLevel(text) ?? 1) === 1 ? 2 : 3
}
