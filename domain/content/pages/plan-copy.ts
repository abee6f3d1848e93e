import { copyKey } from '../copy-key.ts'
import { pathProblem } from '../paths.ts'
import { isHome, lastStep, liesBelow, parentPath, type PlacedPage } from './page-tree.ts'

export type CopiedPage = { id: string; name: string; path: string }

const longestPath = 200
const longestName = 160
const mark = ' (Kopie)'

/**
 * What the copies of a page and of all that lies below it are called and where they stand: beside the page, at a path
 * that nobody has. Answers why not where an address would get too long. `pages` are all of the brand.
 */
export function planCopy(
  pages: readonly PlacedPage[],
  id: string,
): { copies: CopiedPage[] } | { problem: string } {
  const page = pages.find((each) => each.id === id)
  if (!page) return { copies: [] }
  // A draft may have none yet, and so has its copy.
  if (page.path === '') return { copies: [{ id, name: nameOfCopy(page.name), path: '' }] }

  const taken = new Set(pages.map(({ path }) => path))
  const above = parentPath(page.path)
  const room = longestPath - (above === null ? 0 : above.length + 1)
  const beside = new Set([...taken].filter((path) => parentPath(path) === above).map(lastStep))
  const step = copyKey(lastStep(page.path), beside, room)
  const to = above === null ? step : `${above}/${step}`
  const below = isHome(page) ? [] : pages.filter((each) => !isHome(each) && liesBelow(each.path, page.path))
  const copies = [page, ...below].map(({ id, name, path }) => ({
    id,
    name: nameOfCopy(name),
    path: to + path.slice(page.path.length),
  }))
  const tooLong = copies.find(({ path }) => pathProblem(path) !== null)

  return tooLong ? { problem: `„/${tooLong.path}“ geht nicht: ${pathProblem(tooLong.path)}` } : { copies }
}

const nameOfCopy = (name: string): string => name.slice(0, longestName - mark.length) + mark
