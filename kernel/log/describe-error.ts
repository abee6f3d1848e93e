import { plainWords } from './plain-words.ts'

/** What may be written down of an error: what it is and where it happened, never what it was about. */
export type ErrorDescription = {
  type: string
  message?: string
  code?: string | number
  status?: number
  /** Names of the schema, of a statement that PostgreSQL refused. */
  constraint?: string
  table?: string
  column?: string
  routine?: string
  stack?: string
  cause?: ErrorDescription
  errors?: ErrorDescription[]
}

type Facts = Record<string, unknown>

const deepest = 5
const mostErrors = 5

/**
 * The one way in which errors are logged. A failed statement names its values in its message, its stack and its
 * properties, its cause names them again; so nothing is taken over but what is listed here.
 */
export function describeError(thrown: unknown, depth = 0): ErrorDescription {
  if (!isError(thrown)) return { type: typeof thrown }

  const facts = thrown as unknown as Facts // errors carry whatever their library adds
  const { cause, errors } = facts
  const message = messageOf(thrown, facts)
  const stack = framesOf(thrown)

  return {
    type: wordOf(thrown.name) ?? 'Error',
    ...(message && { message }),
    ...codesOf(facts),
    ...(stack && { stack }),
    ...(depth < deepest && isError(cause) && { cause: describeError(cause, depth + 1) }),
    ...(depth < deepest &&
      Array.isArray(errors) &&
      isAggregate(thrown) && { errors: several(errors, depth) }),
  }
}

/** The same for a person at a terminal. */
export function errorText(thrown: unknown): string {
  const { stack, cause } = describeError(thrown)
  const parts = [errorTitle(thrown), stack, cause && titleOf(cause)]

  return parts.filter(Boolean).join('\n')
}

/** The same in one line. */
export function errorTitle(thrown: unknown): string {
  return titleOf(describeError(thrown))
}

const titleOf = ({ type, code, message }: ErrorDescription): string =>
  [type, code, message].filter((part) => part !== undefined).join(': ')

/** Errors of another realm, such as those of a bundle, are no instances of ours. */
export function isError(value: unknown): value is Error {
  if (value instanceof Error) return true

  return typeof value === 'object' && value !== null && 'message' in value && 'stack' in value
}

/** What clients did wrong; its words may repeat what they sent. */
const faultsOfClients = new Set(['QueryError', 'ValidationError', 'Refused'])

function messageOf({ name, message }: Error, facts: Facts): string {
  const { code, issues } = facts
  if (faultsOfClients.has(name)) return ''
  if ('query' in facts || 'params' in facts) return 'Failed query'
  if (Array.isArray(issues)) return issues.slice(0, mostErrors).map(issueOf).join(', ')
  if ('responseCode' in facts || 'command' in facts || 'envelope' in facts) return smtpWords(facts)

  const words = typeof message === 'string' ? message : ''
  // What PostgreSQL quotes are values as well as names, and the names stand in fields of their own.
  if ('severity' in facts && typeof code === 'string') return plainUntil(words, /["':„(\d]/)
  if (repeatsInput.has(name)) return plainUntil(words, /["':„[(\d]/)
  return plainWords(words)
}

/** They say what they could not read. */
const repeatsInput = new Set(['SyntaxError', 'RangeError', 'URIError'])

const plainUntil = (text: string, end: RegExp): string => plainWords((text.split(end, 1)[0] ?? '').trim())

function smtpWords({ command, responseCode }: Facts): string {
  return ['SMTP', wordOf(command), wordOf(responseCode)].filter(Boolean).join(' ')
}

function issueOf(issue: unknown): string {
  const { code, path } = (issue ?? {}) as Facts
  const place = Array.isArray(path) ? path.map((part) => wordOf(part) ?? '…').join('.') : ''

  return `${wordOf(code) ?? 'issue'} at ${place}`
}

function codesOf(facts: Facts): Partial<ErrorDescription> {
  const { code, status, constraint, table, column, routine } = facts
  const named = { code: code, constraint, table, column, routine }
  const words = Object.entries(named).flatMap(([name, value]) => {
    const word = wordOf(value)
    return word === undefined ? [] : [[name, word] as const]
  })

  return { ...Object.fromEntries(words), ...(typeof status === 'number' && { status }) }
}

const wordOf = (value: unknown): string | undefined =>
  /^[\w.-]{1,80}$/.test(String(value)) && (typeof value === 'string' || typeof value === 'number')
    ? String(value)
    : undefined

const isAggregate = ({ name }: Error): boolean => name === 'AggregateError'

const several = (errors: unknown[], depth: number): ErrorDescription[] =>
  errors.slice(0, mostErrors).map((each) => describeError(each, depth + 1))

const frame =
  /^\s+at (?:.{1,200} \()?(?:(?:file|node|webpack|rsc|webpack-internal|about):|\/|<anonymous>|native)/

/** Where it happened. The stack begins with the message, whose lines may look like places. */
function framesOf({ stack, message }: Error): string {
  if (typeof stack !== 'string') return ''
  const begin = message ? stack.lastIndexOf(message) : -1
  const places = begin < 0 ? stack : stack.slice(begin + message.length)

  return places
    .split('\n')
    .filter((line) => frame.test(line))
    .join('\n')
}
