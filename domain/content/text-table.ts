/** A table within a formatted text: words alone, all rows as long as each other. */
export type TextTable = {
  caption: string
  /** Whether the first row says what stands in the columns. */
  hasHead: boolean
  rows: string[][]
}

/** What a page can still show on a telephone, and a form while somebody types in it. Characters are those of a string. */
export const tableLimits = { rows: 60, columns: 8, cellCharacters: 400, captionCharacters: 160 } as const

/** As its node in the text says, with whatever nobody could show left out; every row as long as the longest. */
export function readTextTable(node: unknown): TextTable {
  const { caption, hasHead, rows } = isRecord(node) ? node : {}

  return {
    caption: wordsOf(caption),
    hasHead: hasHead !== false,
    rows: evenRows((Array.isArray(rows) ? rows : []).filter(Array.isArray).map((row) => row.map(wordsOf))),
  }
}

/** The table with its first row apart, where that is a head with anything below it. */
export function partsOf({ hasHead, rows }: TextTable): { head: string[] | null; rows: string[][] } {
  const [head, ...others] = rows

  return hasHead && head && others.length > 0 ? { head, rows: others } : { head: null, rows }
}

/** Rows filled up with empty cells to the length of the longest. */
export function evenRows(rows: string[][]): string[][] {
  const width = Math.max(0, ...rows.map((row) => row.length))

  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
}

/** A line for each row that says anything, its cells parted by “|”; the caption before them. */
export function linesOfTable(node: unknown): string[] {
  const { caption, rows } = readTextTable(node)
  const lines = rows.filter((row) => row.some(Boolean)).map((row) => row.join(' | '))

  return caption ? [caption, ...lines] : lines
}

/** Whether a node of a text is a table in shape; how large it may be is another question. */
export function isTextTable({ caption, hasHead, rows }: Record<string, unknown>): boolean {
  return (
    (caption === undefined || isText(caption)) &&
    (hasHead === undefined || typeof hasHead === 'boolean') &&
    Array.isArray(rows) &&
    rows.every((row) => Array.isArray(row) && row.every(isText))
  )
}

/** Why a table is too large, in German; null where it is not. */
export function tooLargeTable(node: unknown): string | null {
  const { caption, rows } = readTextTable(node)
  const { rows: mostRows, columns, cellCharacters, captionCharacters } = tableLimits
  if (rows.length > mostRows || (rows[0]?.length ?? 0) > columns) {
    return `Eine Tabelle im Text hat höchstens ${mostRows} Zeilen und ${columns} Spalten.`
  }
  if (caption.length > captionCharacters) {
    return `Der Titel einer Tabelle im Text hat höchstens ${captionCharacters} Zeichen.`
  }

  return rows.some((row) => row.some((cell) => cell.length > cellCharacters))
    ? `Ein Feld einer Tabelle im Text hat höchstens ${cellCharacters} Zeichen.`
    : null
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const isText = (value: unknown): boolean => typeof value === 'string' && !value.includes('\0')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
