import type { Config } from 'payload'

/** What clients do wrong; they are told so, and nobody needs to be woken. */
const faultsOfClients = [
  'Refused',
  'APIError',
  'AuthenticationError',
  'Forbidden',
  'LockedAuth',
  'Locked',
  'MissingFile',
  'NotFound',
  'QueryError',
  'SyntaxError',
  'ValidationError',
]

export const loggingLevels: Config['loggingLevels'] = Object.fromEntries(
  faultsOfClients.map((name) => [name, 'debug']),
)

/** JSON lines; a failed query is told without its values, which may be personal data. */
export const logger: Config['logger'] = {
  options: { level: process.env.LOG_LEVEL ?? 'info', serializers: { err: describeForLog } },
}

type Failed = Error & { code?: unknown; query?: unknown; cause?: unknown }

function describeForLog(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown

  const { name, message, stack, code, query, cause } = thrown as Failed
  if (query === undefined) return { type: name, message, code, stack, cause: describeForLog(cause) }

  const frames = stack?.slice(stack.indexOf('\n    at ')) ?? ''
  return { type: name, message: 'Failed query', stack: frames, cause: describeForLog(cause) }
}
