/** How many parts a drawing has once every `use` is drawn, counted up to `most`; repeated parts may repeat others. */
export function countRepetitions(drawing: string, most: number): number {
  const targets = targetsByOwner(drawing)
  const counted = new Map<string, number>()

  const count = (owner: string, above: readonly string[]): number => {
    const known = counted.get(owner)
    if (known !== undefined) return known
    // Whoever repeats itself is not drawn at all.
    const parts = (targets.get(owner) ?? []).filter((target) => !above.includes(target))
    let sum = parts.length
    for (const target of parts) {
      if (sum <= most) sum += count(target, [...above, target])
    }
    counted.set(owner, Math.min(sum, most + 1))
    return Math.min(sum, most + 1)
  }

  return count(wholeDrawing, [])
}

const wholeDrawing = ''

/** What each element with an id repeats, directly or further inside; the drawing as a whole repeats everything. */
function targetsByOwner(drawing: string): Map<string, string[]> {
  const targets = new Map<string, string[]>([[wholeDrawing, []]])
  const open: string[] = [wholeDrawing]

  for (const [, slash, name = '', attributes = ''] of drawing.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (slash) {
      open.pop()
      continue
    }
    const target = name === 'use' ? /href="\s*#([^"]+)"/.exec(attributes)?.[1] : undefined
    if (target !== undefined) for (const owner of new Set(open)) targets.get(owner)?.push(target)
    const id = /\sid="([^"]+)"/.exec(attributes)?.[1] ?? wholeDrawing
    if (!targets.has(id)) targets.set(id, [])
    open.push(id)
  }

  return targets
}
