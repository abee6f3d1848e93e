/** Where a tile lies, in pixels. */
export type Box = { left: number; top: number; width: number }

/**
 * Which tile a key leads to from the one at `from`, in rows that hold as many tiles as fit: up and down to the tile
 * nearest above or below, and null for any other key.
 */
export function gridStep(key: string, from: number, boxes: readonly Box[]): number | null {
  const last = boxes.length - 1
  if (key === 'ArrowRight') return Math.min(from + 1, last)
  if (key === 'ArrowLeft') return Math.max(from - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowDown') return inRowBeside(from, boxes, 1)
  if (key === 'ArrowUp') return inRowBeside(from, boxes, -1)

  return null
}

function inRowBeside(from: number, boxes: readonly Box[], step: 1 | -1): number {
  const start = boxes[from]
  if (!start) return from
  let row: number | null = null
  let nearest = from
  for (let index = from + step; boxes[index]; index += step) {
    const box = boxes[index]
    if (!box || isSameRow(box.top, start.top)) continue
    if (row !== null && !isSameRow(box.top, row)) break
    if (row === null || distance(box, start) < distance(boxes[nearest] ?? box, start)) nearest = index
    row = box.top
  }

  return nearest
}

/** Browsers lay rows at fractions of pixels. */
const isSameRow = (one: number, other: number): boolean => Math.abs(one - other) < 2

const distance = (one: Box, other: Box): number =>
  Math.abs(one.left + one.width / 2 - (other.left + other.width / 2))
