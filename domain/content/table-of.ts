export type Table = { head: string[] | null; rows: string[][] }

/**
 * The table that a text holds: a row in each line, its cells parted by tabs, as they come from a spreadsheet, or by
 * “|”. All rows have as many cells as the longest; lines without a word are left out.
 */
export function tableOf(text: string, { hasHead }: { hasHead: boolean }): Table {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const separator = text.includes('\t') ? '\t' : '|'
  const cells = lines.map((line) =>
    withoutBorder(line, separator)
      .split(separator)
      .map((cell) => cell.trim()),
  )
  const width = Math.max(0, ...cells.map((row) => row.length))
  const rows = cells.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
  const [head, ...others] = rows

  return hasHead && head && others.length > 0 ? { head, rows: others } : { head: null, rows }
}

/** Whoever draws the edges of a table as well means no further cells by them. */
function withoutBorder(line: string, separator: string): string {
  return separator === '|' ? line.trim().replace(/^\|/, '').replace(/\|$/, '') : line
}
