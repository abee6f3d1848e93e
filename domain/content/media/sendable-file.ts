import { fileSizeWords } from '../file-words.ts'
import type { MediaCollection } from './media-terms.ts'

/** As browsers tell of a file before it is sent. */
export type ChosenFile = { name: string; type: string; size: number }

/** What one form takes in: films of the house pass by the memory. */
export const mostFileBytes = { film: 1024 * 1024 * 1024, other: 25 * 1024 * 1024 }

const pictures = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i
const films = /\.(?:mp4|m4v|mov|webm)$/i

/** Where a file is kept: what pages show as pictures, and everything else. The server looks at what is in it. */
export const collectionFor = ({ name, type }: ChosenFile): MediaCollection =>
  type.startsWith('image/') || pictures.test(name) ? 'images' : 'uploads'

/** Why a file need not be sent at all, or null; not everybody who adds pictures may add other files. */
export function unsendable(file: ChosenFile, mayAddFiles: boolean): string | null {
  if (file.size === 0) return 'Die Datei ist leer.'
  if (!mayAddFiles && collectionFor(file) === 'uploads') {
    return 'Sie dürfen Bilder hinzufügen, aber keine Videos und Dokumente.'
  }
  const isFilm = file.type.startsWith('video/') || films.test(file.name)
  const most = isFilm ? mostFileBytes.film : mostFileBytes.other
  if (file.size <= most) return null

  return `Die Datei hat ${fileSizeWords(file.size)}. ${isFilm ? 'Videos dürfen' : 'Sie darf'} höchstens ${fileSizeWords(most)} haben.`
}
