import { type BoardColumn, boardColumns, type BoardLanes } from '#domain/ordering/order-board.ts'

type Walk = { columns: Readonly<Record<BoardColumn, BoardLanes>>; id: string | null }

/** The card that a key leads to from another; null where it leads nowhere. A column without cards is passed over. */
export function cardBeside(key: string, { columns, id }: Walk): string | null {
  const cards = boardColumns
    .map((column) => [...columns[column].now, ...columns[column].later].map((order) => order.id))
    .filter((column) => column.length > 0)
  const at = cards.findIndex((column) => column.some((each) => each === id))
  const column = cards[at]
  if (!column || !id) return null
  const row = column.indexOf(id)

  switch (key) {
    case 'ArrowUp':
      return column[row - 1] ?? null
    case 'ArrowDown':
      return column[row + 1] ?? null
    case 'ArrowLeft':
      return nearest(cards[at - 1], row)
    case 'ArrowRight':
      return nearest(cards[at + 1], row)
    case 'Home':
      return column[0] ?? null
    case 'End':
      return column.at(-1) ?? null
    default:
      return null
  }
}

const nearest = (column: readonly string[] | undefined, row: number): string | null =>
  column?.[Math.min(row, column.length - 1)] ?? null
