import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../..', import.meta.url))
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const marks = new Map<string, string>()

/**
 * What a class of a CSS module is called in pages: `mZk_card`, the mark of its file and its own name. They stand in
 * every page many times over, so the mark is as short as it may be; two files with the same one stop the build.
 */
export function moduleClassName(name: string, file: string): string {
  const path = relative(project, file.replace(/\?.*$/, ''))
  const mark = markOf(path)
  const other = marks.get(mark) ?? path
  if (other !== path) throw new Error(`${path} and ${other} have the same mark ${mark}; rename one of them`)
  marks.set(mark, path)

  return `${mark}_${name}`
}

/** Of the file a class belongs to; undefined for a class that is from no module. */
export const markOfClass = (className: string): string | undefined => /^([a-z]{3})_./i.exec(className)?.[1]

function markOf(path: string): string {
  const bytes = createHash('sha256').update(path.replaceAll('\\', '/')).digest()

  return [0, 1, 2].map((at) => letters[bytes.readUInt16BE(at * 2) % letters.length]).join('')
}
