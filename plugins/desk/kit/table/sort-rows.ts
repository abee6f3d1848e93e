import type { CellValue, Column } from './columns.ts'

export type Sort = { name: string; isDescending: boolean }

/** `name` or `-name`, as an address keeps it; null for a column that there is not. */
export function readSort<Row>(text: string | null, columns: readonly Column<Row>[]): Sort | null {
  const isDescending = text?.startsWith('-') ?? false
  const name = isDescending ? text?.slice(1) : text

  return name && columns.some((column) => column.name === name) ? { name, isDescending } : null
}

/** Up, down, and back to the order in which the rows came. */
export function nextSort(current: Sort | null, name: string): string | null {
  if (current?.name !== name) return name

  return current.isDescending ? null : `-${name}`
}

/** By one column as German sorts words and counts digits within them; what has no value comes last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const column = sort && columns.find(({ name }) => name === sort.name)
  if (!column) return rows

  return rows.toSorted((one, other) => compare(column.value(one), column.value(other), sort.isDescending))
}

const words = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })

function compare(one: CellValue, other: CellValue, isDescending: boolean): number {
  const [isNothing, isOtherNothing] = [one === null || one === '', other === null || other === '']
  if (isNothing || isOtherNothing) return Number(isNothing) - Number(isOtherNothing)
  const order =
    typeof one === 'string' && typeof other === 'string'
      ? words.compare(one, other)
      : Number(one) - Number(other)

  return isDescending ? -order : order
}
