import type { Config } from 'payload'

import { loggableCall } from '#kernel/log/loggable.ts'

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

type Options = Extract<NonNullable<Config['logger']>, { options: unknown }>['options']
type LogMethod = NonNullable<NonNullable<Options['hooks']>['logMethod']>

/** JSON lines of whatever runs without the server, under the same rules as the server's. */
export const logger: Config['logger'] = {
  options: {
    level: process.env.LOG_LEVEL ?? 'info',
    hooks: { logMethod: writeWithoutValues },
    // Described already; pino's own would write the message and its causes in one.
    serializers: { err: (described: unknown) => described },
  },
}

function writeWithoutValues(this: ThisParameterType<LogMethod>, ...[call, write]: Parameters<LogMethod>) {
  // pino types a call by its first argument; ours gives back the same kinds.
  write.apply(this, loggableCall(call) as typeof call)
}
