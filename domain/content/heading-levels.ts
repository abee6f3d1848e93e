import { firstHeadingLevel } from './first-heading-level.ts'

/** What can be chosen; the API takes 1 to 6, and what has another level keeps it. Spec: website 3. */
export type HeadingLevel = 1 | 2 | 3 | 4

/** A text within its section. */
export type PlaceOfText = {
  blockType: string
  /** Such as `text` or `items.0.text`. */
  path: string
  /** What else the section holds, by path. */
  valueAt: (path: string) => unknown
  /** Whether no heading stands before this section on its page: then it may be the one of the page itself. */
  startsPage: boolean
}

/**
 * The levels of headings that are right in a text: below the heading that its section, its row or its page has already,
 * and none that leaves one out. They say how a page is arranged to those who hear it, not how large words are.
 */
export function headingLevels(place: PlaceOfText): HeadingLevel[] {
  const { blockType, path, startsPage } = place
  if (path === 'text') return from(startsPage ? 1 : 2)
  // The form says “Vielen Dank!” above it, as a heading.
  if (blockType === 'form' && path === 'thankYou') return from(3)
  const above = levelsAbove(place)
  if (above.length === 0) return from(startsPage && isFirst(path) ? 1 : 2)

  return from(Math.max(...above) + 1)
}

/** In texts of records that are no section: below a name that is shown as a heading of level 1 or, on a card, 2. */
export const levelsBelow = { page: from(2), card: from(3) } as const

/** The nearest of these levels to one that somebody has typed or pasted; smaller headings before larger ones. */
export function nearestLevel(levels: readonly number[], wanted: number): number {
  return levels.reduce(
    (nearest, level) => (Math.abs(level - wanted) <= Math.abs(nearest - wanted) ? level : nearest),
    levels[0] ?? wanted,
  )
}

function levelsAbove({ blockType, path, valueAt }: PlaceOfText): number[] {
  const row = /^(.+\.\d+\.)([^.]+)$/.exec(path)
  const ofSection = firstHeadingLevel(valueAt('text')) ?? []
  if (!row) return [ofSection].flat()
  const [, before = '', name] = row
  // What “mehr lesen” reveals stands below the words that are always there.
  const ofWords = name === 'more' ? (firstHeadingLevel(valueAt(`${before}text`)) ?? []) : []
  const title = valueAt(`${before}title`)
  const ofTitle =
    blockType === 'steps' && typeof title === 'string' && title.trim() !== '' ? titleLevel(ofSection) : []

  return [ofSection, ofWords, ofTitle].flat()
}

/** The title of a step is drawn as a card's. */
const titleLevel = (ofSection: number | never[]): number =>
  typeof ofSection === 'number' && ofSection > 1 ? 3 : 2

const isFirst = (path: string): boolean => !/\.[1-9]\d*\./.test(path)

/** The smallest one is always there, or a text below it would have none. */
function from(largest: number): HeadingLevel[] {
  return ([1, 2, 3, 4] as const).filter((level) => level >= Math.min(largest, 4))
}
