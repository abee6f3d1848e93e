type Press = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }
type Line = { level: number; hasChildren: boolean; isOpen: boolean; name: string }

/** What a key means in the tree, as the treegrid of WAI-ARIA says; letters lead to the next line that begins so. */
export type TreeDeed =
  | { kind: 'go'; to: number; isRange: boolean }
  | { kind: 'turn'; isOpen: boolean }
  | { kind: 'open' }
  | { kind: 'select' }
  | { kind: 'select-all' }
  | { kind: 'shift'; by: -1 | 1 }

export function treeDeedOf(
  press: Press,
  { lines, index, perPage }: { lines: readonly Line[]; index: number; perPage: number },
): TreeDeed | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = press
  if (altKey) return key === 'ArrowUp' ? shiftBy(-1) : key === 'ArrowDown' ? shiftBy(1) : null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' ? { kind: 'select-all' } : null
  if (key === 'Enter') return { kind: 'open' }
  if (key === ' ') return { kind: 'select' }
  if (key === 'ArrowRight' || key === 'ArrowLeft') return sideways(key, lines, index)
  const to = targetOf(key, { index, last: lines.length - 1, perPage })
  if (to !== null) return { kind: 'go', to, isRange: shiftKey }

  return lineBeginning(key, lines, index)
}

const shiftBy = (by: -1 | 1): TreeDeed => ({ kind: 'shift', by })

/** To the right what is closed opens, then it goes down to the first; to the left it closes, then it goes up. */
function sideways(key: string, lines: readonly Line[], index: number): TreeDeed | null {
  const line = lines[index]
  if (!line) return null
  if (key === 'ArrowRight') {
    if (!line.hasChildren) return null
    return line.isOpen ? { kind: 'go', to: index + 1, isRange: false } : { kind: 'turn', isOpen: true }
  }
  if (line.isOpen) return { kind: 'turn', isOpen: false }
  const above = lines.slice(0, index).findLastIndex(({ level }) => level < line.level)

  return above < 0 ? null : { kind: 'go', to: above, isRange: false }
}

function targetOf(key: string, { index, last, perPage }: { index: number; last: number; perPage: number }) {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + perPage,
    PageUp: index - perPage,
    Home: 0,
    End: last,
  }
  const target = targets[key]

  return target === undefined ? null : Math.max(0, Math.min(target, last))
}

function lineBeginning(key: string, lines: readonly Line[], index: number): TreeDeed | null {
  if (key.length !== 1) return null
  const begins = ({ name }: Line) => name.toLowerCase().startsWith(key.toLowerCase())
  const after = lines.findIndex((line, at) => at > index && begins(line))
  const to = after < 0 ? lines.findIndex(begins) : after

  return to < 0 ? null : { kind: 'go', to, isRange: false }
}
