const units = ['Byte', 'KB', 'MB', 'GB'] as const

/** How heavy a file is, as people say it. */
export function FileSizeCell({ cellData }: { cellData?: unknown }) {
  if (typeof cellData !== 'number') return null

  const power = Math.min(Math.floor(Math.log10(Math.max(cellData, 1)) / 3), units.length - 1)
  const amount = (cellData / 1000 ** power).toLocaleString('de-DE', { maximumFractionDigits: 1 })

  return `${amount} ${units[power]}`
}
