import { pathProblem } from '../paths.ts'
import { isHome, lastStep, liesBelow, type PlacedPage } from './page-tree.ts'

/** `under` is the path of what it shall lie below, of a page or of a step that none has; null is the top. */
export type Move = { id: string; under: string | null }
export type MovedPage = { id: string; name: string; from: string; to: string }

export const moveProblems = ['home-stays', 'own-descendant', 'same-place', 'path-taken', 'bad-path'] as const
export type MoveProblem = { code: (typeof moveProblems)[number]; message: string }

/**
 * Which pages of a brand get which path when one of them moves, itself first and then what lies below it from above
 * downwards, or why it cannot. `pages` are all of the brand, the page itself among them.
 */
export function planMove(
  pages: readonly PlacedPage[],
  { id, under }: Move,
): { moves: MovedPage[] } | { problem: MoveProblem } {
  const page = pages.find((each) => each.id === id)
  if (!page || isHome(page)) {
    return refuse('home-stays', 'Die Startseite liegt immer ganz oben.')
  }
  if (page.path === '') return refuse('bad-path', 'Diese Seite hat noch keinen Pfad.')
  if (under !== null && (under === page.path || liesBelow(under, page.path))) {
    return refuse('own-descendant', 'Eine Seite kann nicht unter sich selbst liegen.')
  }

  const to = under === null ? lastStep(page.path) : `${under}/${lastStep(page.path)}`
  if (to === page.path) return refuse('same-place', 'Dort liegt die Seite schon.')

  const moves = movesTo(pages, page, to)
  const problem = firstProblem(pages, moves)
  return problem ? { problem } : { moves }
}

/** In this order each finds its new path free, also where it was that of another one that moves along. */
function movesTo(pages: readonly PlacedPage[], page: PlacedPage, to: string): MovedPage[] {
  const below = pages.filter((each) => !isHome(each) && liesBelow(each.path, page.path))

  return [page, ...below.toSorted((one, other) => one.path.length - other.path.length)].map(
    ({ id, name, path }) => ({ id, name, from: path, to: to + path.slice(page.path.length) }),
  )
}

function firstProblem(pages: readonly PlacedPage[], moves: readonly MovedPage[]): MoveProblem | null {
  const moving = new Set(moves.map(({ id }) => id))
  const taken = new Map(
    pages.filter((page) => !moving.has(page.id) && !isHome(page)).map(({ path, name }) => [path, name]),
  )
  for (const { to } of moves) {
    const bad = pathProblem(to)
    if (bad) return { code: 'bad-path', message: `„/${to}“ geht nicht: ${bad}` }
    const holder = taken.get(to)
    if (holder !== undefined) {
      return { code: 'path-taken', message: `Unter „/${to}“ gibt es schon die Seite „${holder}“.` }
    }
  }

  return null
}

const refuse = (code: MoveProblem['code'], message: string) => ({ problem: { code, message } })
