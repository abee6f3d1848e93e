/** How many labels stand on a sheet of A4, by rows and columns. Spec: back office 9, label grid. */
export type LabelGrid = { rows: number; columns: number }

/** A label, and where on it the code and the words beside or below it stand; all in millimetres. */
export type LabelLayout = { width: number; height: number; side: number; padding: number; isBeside: boolean }

export const sheet = { width: 210, height: 297 }
/** Printers do not reach the edge, and knives miss the line. */
const padding = 2
/** Words need as much beside a code, and as much below it. */
const words = { width: 18, height: 9 }

/** The largest code that fits on a label of this grid together with its words. */
export function labelLayout({ rows, columns }: LabelGrid): LabelLayout {
  const width = sheet.width / columns
  const height = sheet.height / rows
  const beside = Math.min(height - 2 * padding, width - 3 * padding - words.width)
  const below = Math.min(width - 2 * padding, height - 2 * padding - words.height)

  return { width, height, padding, side: Math.max(beside, below, 0), isBeside: beside >= below }
}

/** One label for itself, around a code of this side. */
export const singleLabel = (side: number): LabelLayout => ({
  width: Math.max(side, words.width) + 2 * padding,
  height: side + 2 * padding + words.height + Math.max(0, side - 40) * 0.15,
  side,
  padding,
  isBeside: false,
})

/** More sheets than these are one sheet that is printed as often as it takes. */
const mostSheets = 10

/** How many sheets hold so many labels, and how often each has to be printed. */
export function sheetsFor({ rows, columns }: LabelGrid, pieces: number): { sheets: number; times: number } {
  const needed = Math.max(1, Math.ceil(pieces / (rows * columns)))

  return needed > mostSheets ? { sheets: 1, times: needed } : { sheets: needed, times: 1 }
}
