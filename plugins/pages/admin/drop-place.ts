import { parentPath } from '#domain/content/pages/page-tree.ts'
import type { ListedPage } from '#domain/content/pages/pages.contract.ts'
import { hasPosition } from '#domain/content/site-types.ts'

import type { TreeLine } from './tree-lines.ts'

/** Where a page that is dragged would land: below something, or as a card before or behind another one. */
export type DropPlace =
  | { kind: 'below'; under: string | null }
  | { kind: 'beside'; id: string; isBehind: boolean }

/** How far down in a line a page is let go, from 0 to 1. Between cards of one parent there is an order; else it lands below. */
export function dropPlaceOf(dragged: ListedPage, onto: TreeLine, height: number): DropPlace | null {
  if (onto.brand.id !== dragged.division) return null
  if (onto.kind === 'brand') return { kind: 'below', under: null }
  const { page } = onto
  if (page?.id === dragged.id || page?.type === 'custom_home') return null
  const isEdge = height < 0.25 || height > 0.75
  if (page && isEdge && areCards(dragged, page)) {
    return { kind: 'beside', id: page.id, isBehind: height > 0.5 }
  }

  return { kind: 'below', under: onto.path }
}

const areCards = (one: ListedPage, other: ListedPage): boolean =>
  hasPosition(one.type) && hasPosition(other.type) && parentPath(one.path) === parentPath(other.path)

/** The cards beside a page, itself among them, in their order. */
export function cardsBeside(lines: readonly TreeLine[], page: ListedPage): ListedPage[] {
  return lines.flatMap((line) =>
    line.kind === 'page' && line.page && line.brand.id === page.division && areCards(page, line.page)
      ? [line.page]
      : [],
  )
}

/** Their ids with one of them before or behind another. */
export function orderWith(
  cards: readonly ListedPage[],
  moved: string,
  { id, isBehind }: { id: string; isBehind: boolean },
): string[] {
  const others = cards.map((card) => card.id).filter((each) => each !== moved)

  return others.toSpliced(others.indexOf(id) + (isBehind ? 1 : 0), 0, moved)
}

/** Their ids with one of them a place further up or down, or null where it is the first or last already. */
export function orderShifted(cards: readonly ListedPage[], moved: string, by: -1 | 1): string[] | null {
  const at = cards.findIndex(({ id }) => id === moved)
  const beside = cards[at + by]

  return at < 0 || !beside ? null : orderWith(cards, moved, { id: beside.id, isBehind: by === 1 })
}
