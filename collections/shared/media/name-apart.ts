import { randomBytes } from 'node:crypto'

/** So much of a name tells people what it is; with marks of four bytes each it still fits into every file system. */
const mostLetters = 50

/** The name a file has on the disk: still its own, and never that of another that comes in at the same time. */
export function nameApart(name: string): string {
  const [, stem = name, extension = ''] = /^(.*?)(\.[a-z0-9]{1,8})?$/isu.exec(name) ?? []

  return `${Array.from(stem).slice(0, mostLetters).join('')}-${randomBytes(6).toString('hex')}${extension}`
}

/** What a file was called before `nameApart`, without its extension. */
export const stemOf = (filename: string): string => filename.replace(/(?:-[0-9a-f]{12})?\.\w+$/, '')
