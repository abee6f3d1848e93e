import { compareCards } from '../card-order.ts'

/** A page as far as its place goes. `path` is where visitors find it, or where its draft says. */
export type PlacedPage = {
  id: string
  name: string
  path: string
  type: string
  position?: number | null | undefined
}

/** A step of the addresses of a brand; `page` is null where only longer addresses go over it. */
export type PageNode<Page> = { key: string; path: string; page: Page | null; children: PageNode<Page>[] }

/** A node as one line of the tree, with what ARIA asks of it. */
export type PageLine<Page> = Omit<PageNode<Page>, 'children'> & {
  level: number
  size: number
  place: number
  hasChildren: boolean
  isOpen: boolean
}

export const isHome = ({ type }: { type: string }): boolean => type === 'custom_home'

/**
 * The pages of a brand as a tree: a page lies below the one whose path is the beginning of its own, and a step that no
 * page has stands for itself. The home page is first, then cards by their order, then by path.
 */
export function pageTreeOf<Page extends PlacedPage>(pages: readonly Page[]): PageNode<Page>[] {
  const top: PageNode<Page>[] = []
  const byPath = new Map<string, PageNode<Page>>()
  const beside: PageNode<Page>[] = []
  for (const page of pages) {
    const node = { key: page.id, path: page.path, page, children: [] }
    if (isHome(page) || page.path === '') top.push(node)
    // A draft may say a path that another page has; it stands beside that one, with nothing below it.
    else if (byPath.has(page.path)) beside.push(node)
    else byPath.set(page.path, node)
  }
  for (const node of [...byPath.values(), ...beside])
    siblingsAt(parentPath(node.path), top, byPath).push(node)
  sortAll(top)

  return top
}

/** What lies below a path, where no page has it below a step that stands for itself. */
function siblingsAt<Page>(
  path: string | null,
  top: PageNode<Page>[],
  byPath: Map<string, PageNode<Page>>,
): PageNode<Page>[] {
  if (path === null) return top
  const known = byPath.get(path)
  if (known) return known.children

  const step: PageNode<Page> = { key: `/${path}`, path, page: null, children: [] }
  byPath.set(path, step)
  siblingsAt(parentPath(path), top, byPath).push(step)

  return step.children
}

/** The path of what a page lies below, or null at the top. */
export function parentPath(path: string): string | null {
  const end = path.lastIndexOf('/')

  return end < 0 ? null : path.slice(0, end)
}

export const lastStep = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

export const liesBelow = (path: string, above: string): boolean => path.startsWith(`${above}/`)

/** The tree line by line, without what lies below closed nodes. */
export function linesOf<Page>(
  nodes: readonly PageNode<Page>[],
  closed: ReadonlySet<string>,
  level = 1,
): PageLine<Page>[] {
  return nodes.flatMap(({ children, ...node }, index) => {
    const hasChildren = children.length > 0
    const isOpen = hasChildren && !closed.has(node.key)
    const line = { ...node, level, size: nodes.length, place: index + 1, hasChildren, isOpen }

    return isOpen ? [line, ...linesOf(children, closed, level + 1)] : [line]
  })
}

/** What fits, with the ways that lead down to it. */
export function narrowTree<Page>(
  nodes: readonly PageNode<Page>[],
  fits: (page: Page) => boolean,
): PageNode<Page>[] {
  return nodes.flatMap((node) => {
    const children = narrowTree(node.children, fits)
    const isShown = children.length > 0 || (node.page !== null && fits(node.page))

    return isShown ? [{ ...node, children }] : []
  })
}

function sortAll<Page extends PlacedPage>(nodes: PageNode<Page>[]): void {
  nodes.sort(compareNodes)
  for (const { children } of nodes) sortAll(children)
}

function compareNodes<Page extends PlacedPage>(one: PageNode<Page>, other: PageNode<Page>): number {
  const firstHome =
    Number(other.page !== null && isHome(other.page)) - Number(one.page !== null && isHome(one.page))

  return firstHome || compareCards(placeOf(one), placeOf(other)) || one.key.localeCompare(other.key)
}

const placeOf = <Page extends PlacedPage>({ page, path }: PageNode<Page>) => ({
  position: page?.position,
  href: path,
})
