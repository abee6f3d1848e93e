import { normalisePath, pathProblem } from './paths.ts'

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** The address that a page of this name would get, or nothing where the name gives none. */
export function suggestPath(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => spelledOut[letter] ?? '')
    // Other accents lie beside their letter then, and go with whatever an address cannot hold.
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '')
  const path = normalisePath(words)

  return pathProblem(path) === null ? path : ''
}
