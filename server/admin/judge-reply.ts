import { Refused } from '#kernel/refused.ts'

import { assertJson, BodyTooComplex } from '../http/read-body.ts'

/** The parts of a call as React's client writes them: texts of JSON by number, and files. */
export type Reply = { texts: ReadonlyMap<number, string>; files: ReadonlySet<number> }

/** What a part comes to once every reference in it is followed. */
type Extent = { parts: number; letters: number; height: number }

const mostParts = 250_000
const mostLetters = 4 * 2 ** 20
const mostLevels = 200

/** Values that JSON does not have. Functions, promises, streams and maps are missing: the panel sends none. */
const plainSign = /^\$(?:\$|undefined$|Infinity$|-Infinity$|-0$|NaN$|T$|D)/
const file = /^\$B([0-9a-f]{1,6})$/
const reference = /^\$([0-9a-f]{1,6})(?::([^]*))?$/

/**
 * Refuses what the panel's own client never sends. React follows references between the parts without end, so that a
 * few hundred bytes become a circle, or a tree larger than any memory, for whoever reads them afterwards.
 */
export function judgeReply({ texts, files }: Reply): unknown {
  const roots = new Map([...texts].map(([number, text]) => [number, parsed(text)]))
  const judge = judgeOf(roots, files)
  for (const root of roots.values()) judge(root, 0)

  return roots.get(0)
}

function parsed(text: string): unknown {
  assertJson(Buffer.from(text))

  return JSON.parse(text)
}

function judgeOf(roots: ReadonlyMap<number, unknown>, files: Reply['files']) {
  const known = new Map<unknown, Extent>()

  const judge = (value: unknown, level: number): Extent => {
    // A circle has no end, so it is found by its depth.
    if (level > mostLevels) throw new BodyTooComplex()
    const extent = known.get(value) ?? measure(value, level)
    if (level + extent.height > mostLevels) throw new BodyTooComplex()
    if (extent.parts > mostParts || extent.letters > mostLetters) throw new BodyTooComplex()
    return extent
  }
  const measure = (value: unknown, level: number): Extent => {
    if (typeof value === 'string') return value.startsWith('$') ? follow(value, level) : leafOf(value.length)
    if (typeof value !== 'object' || value === null) return leafOf(0)
    const whole = { parts: 1, letters: 0, height: 0 }
    for (const [key, each] of Object.entries(value)) {
      const { parts, letters, height } = judge(each, level + 1)
      whole.parts += parts
      whole.letters += letters + (Array.isArray(value) ? 0 : key.length)
      whole.height = Math.max(whole.height, height + 1)
    }
    known.set(value, whole)
    return whole
  }
  const follow = (sign: string, level: number): Extent => {
    if (plainSign.test(sign)) return leafOf(sign.length)
    const [, number] = file.exec(sign) ?? []
    if (number !== undefined && files.has(Number.parseInt(number, 16))) return leafOf(0)
    const extent = judge(targetOf(sign, roots), level + 1)
    known.set(sign, extent)
    return extent
  }
  return judge
}

const leafOf = (letters: number): Extent => ({ parts: 1, letters, height: 0 })

function targetOf(sign: string, roots: ReadonlyMap<number, unknown>): unknown {
  const [, number = '', path] = reference.exec(sign) ?? []
  const root = Number.parseInt(number, 16)
  if (!roots.has(root)) throw new Refused('validation')

  let target = roots.get(root)
  for (const name of path?.split(':') ?? []) {
    if (typeof target !== 'object' || target === null || !Object.hasOwn(target, name))
      throw new Refused('validation')
    target = (target as Record<string, unknown>)[name] // an object that has it
  }
  return target
}
