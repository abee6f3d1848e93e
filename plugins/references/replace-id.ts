/** What stands in for what: the id, and how addresses of its file are spelled from now on. */
export type Replacement = { from: string; to: string; address: string }

/** `/image/small/{id}-{version}.jpg` and `/upload/{hash}/{id}-{version}.pdf`, wherever they stand in a text. */
const addressOf = (id: string) =>
  new RegExp(`/(?:image/(?:[a-z]+/)?|upload/[0-9a-f]+/)${id}-[0-9a-f]+\\.[a-z0-9]{1,8}`, 'gi')

/** The same value with another record named wherever the one was, in any depth and within texts. */
export function replaceId<Value>(value: Value, replacement: Replacement): Value {
  return walk(value, replacement) as Value // every part keeps its shape
}

function walk(value: unknown, replacement: Replacement): unknown {
  if (typeof value === 'string') return replaceInText(value, replacement)
  if (Array.isArray(value)) return value.map((each) => walk(each, replacement))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value

  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each, replacement)]))
}

const replaceInText = (text: string, { from, to, address }: Replacement): string =>
  text.includes(from) ? text.replaceAll(addressOf(from), address).replaceAll(from, to) : text
