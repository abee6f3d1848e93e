import { urlPlaceOf } from '../url-space.ts'

/** A path as it is kept: lower case, without slashes around it. Spec: website 2, a link is “/” and the path. */
export function normalisePath(text: string): string {
  return text.toLowerCase().replaceAll(/^[\s/]+|[\s/]+$/g, '')
}

/** A path as people read it; one whose escapes cannot be read stays as it is, and is nobody's. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Why a normalised path cannot be the address of a page, as German text, or null. */
export function pathProblem(path: string): string | null {
  if (path === '') return 'Bitte geben Sie einen Pfad an.'
  if (path.length > 200) return 'Der Pfad hat höchstens 200 Zeichen.'
  if (!/^[a-z0-9]+([-_][a-z0-9]+)*(\/[a-z0-9]+([-_][a-z0-9]+)*)*$/.test(path)) {
    return 'Nur Kleinbuchstaben, Ziffern, einzelne Bindestriche und Schrägstriche, zum Beispiel „leistungen/trockeneis“.'
  }

  return reservedProblem(path)
}

/** Why a path belongs to the product itself, as German text, or null. */
export function reservedProblem(path: string): string | null {
  const [first = ''] = path.split('/')

  return urlPlaceOf(`/${first}`) ? `Adressen unter „/${first}“ gehören zum System.` : null
}
