import { mostDrawingDepth } from '#collections/shared/media/file-limits.data.ts'

/**
 * How many parts a drawing has once every `use` is drawn, counted up to `most`; repeated parts may repeat others.
 * Parts that repeat parts deeper than anybody draws count as too many.
 */
export function countRepetitions(drawing: string, most: number): number {
  const targets = targetsByOwner(drawing, most)
  if (targets === null) return most + 1
  const counted = new Map<string, number>()
  const above = new Set<string>()

  const count = (owner: string): number => {
    const known = counted.get(owner)
    if (known !== undefined) return known
    if (above.size > mostDrawingDepth) return most + 1

    above.add(owner)
    // Whoever repeats itself is not drawn at all.
    const parts = (targets.get(owner) ?? []).filter((target) => !above.has(target))
    let sum = parts.length
    for (const target of parts) {
      if (sum <= most) sum += count(target)
    }
    above.delete(owner)
    counted.set(owner, Math.min(sum, most + 1))
    return Math.min(sum, most + 1)
  }

  return count(wholeDrawing)
}

const wholeDrawing = ''

/**
 * What each element with an id repeats, directly or further inside; the drawing as a whole repeats everything.
 * Null as soon as there is more than anybody draws.
 */
function targetsByOwner(drawing: string, most: number): Map<string, string[]> | null {
  const targets = new Map<string, string[]>([[wholeDrawing, []]])
  const open: string[] = [wholeDrawing]

  for (const [, slash, name = '', attributes = ''] of drawing.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (slash) {
      open.pop()
      continue
    }
    const target = name === 'use' ? /href="\s*#([^"]+)"/.exec(attributes)?.[1] : undefined
    if (target !== undefined) for (const owner of new Set(open)) targets.get(owner)?.push(target)
    if ((targets.get(wholeDrawing)?.length ?? 0) > most) return null
    const id = /\sid="([^"]+)"/.exec(attributes)?.[1] ?? wholeDrawing
    if (!targets.has(id)) targets.set(id, [])
    open.push(id)
  }

  return targets
}
