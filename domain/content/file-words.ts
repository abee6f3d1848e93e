const units = ['Byte', 'KB', 'MB', 'GB'] as const

/** How heavy a file is, as people say it; a thousand of one unit are the next. */
export function fileSizeWords(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const amount = (bytes / 1000 ** power).toLocaleString('de-DE', { maximumFractionDigits: 1 })

  return `${amount} ${units[power]}`
}

type File = { name?: string | null | undefined; extension: string; sizeBytes?: number | null | undefined }

/** The name of a file without its ending, which its type says, as “PDF, 1,2 MB”. */
export function fileWords({ name, extension, sizeBytes }: File): { title: string; facts: string } {
  const ending = `.${extension}`.toLowerCase()
  const bare = name?.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name
  const size = typeof sizeBytes === 'number' ? [fileSizeWords(sizeBytes)] : []

  return {
    title: bare?.trim() || 'Datei',
    facts: [extension.toUpperCase(), ...size].filter(Boolean).join(', '),
  }
}
