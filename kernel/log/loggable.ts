import { describeError, isError } from './describe-error.ts'
import { plainWords } from './plain-words.ts'

const hidden = '***'
const deepest = 3
const mostEntries = 20

/** Facts whose texts the product words itself; any other text could be a secret or a person. */
const openFacts = new Set([
  'action',
  'code',
  'collection',
  'global',
  'id',
  'level',
  'method',
  'msg',
  'queue',
  'request',
  'requestId',
  'role',
  'signal',
  'slug',
  'source',
  'taskSlug',
  'time',
  'topic',
  'type',
  'url',
  'workflowSlug',
])

type Call = [unknown, ...unknown[]]

/** What a call to a logger may write: sentences, figures, known facts and errors without their values. */
export function loggableCall([first, ...rest]: Call): Call {
  if (typeof first === 'string') return [plainWords(first), ...rest.map(insertable)]
  const [message, ...more] = rest
  const facts = isError(first) ? { err: describeError(first) } : loggable(first)

  return typeof message === 'string' ? [facts, plainWords(message), ...more.map(insertable)] : [facts]
}

/** Everything that a value holds and that may be written down. */
export function loggable(value: unknown, name = '', depth = 0): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value
  if (isError(value)) return describeError(value)
  if (typeof value === 'string') return openFacts.has(name) ? plainFact(value) : hidden
  if (typeof value !== 'object' || depth >= deepest) return undefined
  if (Array.isArray(value)) {
    return value.slice(0, mostEntries).map((each) => loggable(each, name, depth + 1))
  }

  const entries = Object.entries(value).slice(0, mostEntries)
  return Object.fromEntries(
    entries.filter(([key]) => isFieldName(key)).map(([key, each]) => [key, loggable(each, key, depth + 1)]),
  )
}

/** What stands for a `%s` of the sentence. */
const insertable = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean'
    ? value
    : isError(value)
      ? describeError(value)
      : hidden

const identifier = /^[\w./:-]{1,200}$/

/** Ids, addresses and codes are one word; a number of many digits in them is no telephone. */
const plainFact = (text: string): string => (identifier.test(text) ? text : plainWords(text))

const isFieldName = (key: string): boolean => /^[\w$-]{1,60}$/.test(key)
