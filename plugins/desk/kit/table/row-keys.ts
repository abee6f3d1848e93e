type Press = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }
type Where = { index: number; count: number; rowsPerPage: number }

/** What a key means in a table whose rows have the focus one after the other. */
export type RowDeed =
  | { kind: 'move'; to: number; isRange: boolean }
  | { kind: 'open' }
  | { kind: 'select'; isRange: boolean }
  | { kind: 'select-all' }

export function deedOf(press: Press, where: Where): RowDeed | null {
  const { key, shiftKey, ctrlKey, metaKey } = press
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' ? { kind: 'select-all' } : null
  if (key === 'Enter') return { kind: 'open' }
  if (key === ' ') return { kind: 'select', isRange: shiftKey }
  const target = targetOf(key, where)

  return target === null ? null : { kind: 'move', to: within(target, where.count), isRange: shiftKey }
}

function targetOf(key: string, { index, count, rowsPerPage }: Where): number | null {
  switch (key) {
    case 'ArrowDown':
      return index + 1
    case 'ArrowUp':
      return index - 1
    case 'PageDown':
      return index + rowsPerPage
    case 'PageUp':
      return index - rowsPerPage
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

const within = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1))
