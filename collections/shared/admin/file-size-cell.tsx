import { fileSizeWords } from '#domain/content/file-words.ts'

/** How heavy a file is, as people say it. */
export function FileSizeCell({ cellData }: { cellData?: unknown }) {
  return typeof cellData === 'number' ? fileSizeWords(cellData) : null
}
