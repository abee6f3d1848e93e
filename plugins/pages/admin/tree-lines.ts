import type { PageMark, PageState } from '#domain/content/pages/page-state.ts'
import { linesOf, narrowTree, type PageLine, pageTreeOf } from '#domain/content/pages/page-tree.ts'
import type { ListedPage, PageBrand } from '#domain/content/pages/pages.contract.ts'

type InTree = {
  level: number
  size: number
  place: number
  hasChildren: boolean
  isOpen: boolean
  key: string
}

/** A line of the view: a brand, or what lies at a path of it. */
export type TreeLine =
  | (InTree & { kind: 'brand'; brand: PageBrand; count: number })
  | (InTree & { kind: 'page'; brand: PageBrand; path: string; page: ListedPage | null })

export type Narrowed = { search: string; state: string | undefined; type: string | undefined }

export const brandKey = ({ id }: PageBrand): string => `brand:${id ?? ''}`

/** The pages of all brands line by line, without what lies below closed ones. */
export function treeLines(
  { brands, pages }: { brands: readonly PageBrand[]; pages: readonly ListedPage[] },
  narrowed: Narrowed,
  closed: ReadonlySet<string>,
): TreeLine[] {
  const isNarrowed = Boolean(narrowed.search || narrowed.state || narrowed.type)
  const trees = brands.flatMap((brand) => {
    const own = pages.filter(({ division }) => division === brand.id)
    const tree = pageTreeOf(own)
    const nodes = isNarrowed ? narrowTree(tree, (page) => fits(page, narrowed)) : tree
    const count = own.filter((page) => fits(page, narrowed)).length

    return isNarrowed && count === 0 ? [] : [{ brand, nodes, count }]
  })

  return trees.flatMap(({ brand, nodes, count }, index) => {
    const key = brandKey(brand)
    const isOpen = nodes.length > 0 && !closed.has(key)
    const head = { level: 1, size: trees.length, place: index + 1, hasChildren: nodes.length > 0, isOpen }
    const below = isOpen ? linesOf(nodes, closed, 2).map((line) => lineOf(line, brand)) : []

    return [{ kind: 'brand' as const, key, brand, count, ...head }, ...below]
  })
}

const lineOf = (line: PageLine<ListedPage>, brand: PageBrand): TreeLine => ({ kind: 'page', brand, ...line })

function fits(page: ListedPage, { search, state, type }: Narrowed): boolean {
  const words = search.trim().toLowerCase()
  const isMeant = words === '' || `${page.name} /${page.path}`.toLowerCase().includes(words)

  return isMeant && (!type || page.type === type) && (!state || stands(page, state))
}

const stands = ({ state, marks }: ListedPage, asked: string): boolean =>
  state === (asked as PageState) || marks.includes(asked as PageMark)
