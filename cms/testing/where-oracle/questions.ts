import type { Where } from 'payload'

import type { HiddenPath } from './hidden-paths.ts'

/** The same question twice: once as it is true of a stored record, once as it is not. */
export type Question = { hit: Where; miss: Where }

const everything: Where = { id: { exists: true } }

/** Questions on hidden fields, with all kinds of comparisons, alone and inside others; at least twenty. */
export function questionsOn(paths: readonly HiddenPath[], most: number): Question[] {
  const asked = paths.map(({ path, value }) => comparisons(value).map((pair) => nested(path, pair)))
  const longest = Math.max(...asked.map(({ length }) => length))
  // One comparison of each field, then the next one of each, so that no field is left out.
  const mixed = Array.from({ length: longest }, (_, index) =>
    asked.flatMap((ofPath) => ofPath.slice(index, index + 1)),
  )

  return mixed.flat().slice(0, most)
}

type Pair = readonly [operator: string, hit: unknown, miss: unknown]

function comparisons(value: unknown): Pair[] {
  const known = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  const exists: Pair[] = [['exists', known, !known]]
  if (!known)
    return [
      ...exists,
      ['equals', null, 'a'],
      ['in', ['b'], ['a']],
      ['not_equals', 'a', 'b'],
      ['greater_than_equal', 'a', 'z'],
    ]

  const text = String(value)
  const another = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : turned(text)
  return [
    ['greater_than_equal', value, typeof value === 'string' ? `${text}~` : another],
    ['equals', value, another],
    ['like', text.slice(0, 3), 'qqq'],
    ['in', [value], [another]],
    ...exists,
    ['less_than', typeof value === 'string' ? `${text}~` : another, value],
    ['not_equals', another, value],
    ['contains', text.slice(1, 3), 'qqq'],
  ]
}

const turned = (text: string): string => text.split('').toReversed().join('') + 'x'

let turn = 0

/** In turns alone, within “and”, within “or” and deeper, because each way is judged by other lines. */
function nested(path: string, [operator, hit, miss]: Pair): Question {
  turn += 1
  const way = ways[turn % ways.length] ?? ((where: Where) => where)

  return { hit: way({ [path]: { [operator]: hit } }), miss: way({ [path]: { [operator]: miss } }) }
}

const ways: ((where: Where) => Where)[] = [
  (where) => where,
  (where) => ({ and: [everything, where] }),
  (where) => ({ or: [{ id: { exists: false } }, where] }),
  (where) => ({ and: [{ or: [where, { and: [everything, where] }] }] }),
]
