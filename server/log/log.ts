import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'

import { loggableCall } from '#kernel/log/loggable.ts'

import { readableLine } from './readable-lines.ts'

export type Log = Logger

/** `access` writes fixed, harmless fields only, so it is spared the search for secrets in every line. */
export type Logs = { log: Log; access: Log; flush: () => void }

const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'secret',
  'apiKey',
  'accessToken',
  'hash',
  'pin',
  'phone',
]

/**
 * Lines are written in the background, so a slow disk or terminal never holds up a request. Whoever logs, the
 * product, Payload or a library, is written down without the values of people.
 */
export function createLogs(level: string, destination: LogDestination = standardOutput()): Logs {
  const shape = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return {
    log: pino(
      {
        ...shape,
        redact: { paths: secretNames.flatMap(pathsTo), censor: '***' },
        hooks: { logMethod: writeWithoutValues },
        // Described already; pino's own would write the message and its causes in one.
        serializers: { err: (described: unknown) => described },
      },
      destination,
    ),
    access: pino(shape, destination),
    flush: () => destination.flushSync?.(),
  }
}

const writeWithoutValues: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (call, write) {
  // pino types a call by its first argument; ours gives back the same kinds.
  write.apply(this, loggableCall(call) as typeof call)
}

type LogDestination = DestinationStream & { flushSync?: () => void }

/** JSON for machines; whoever looks at a terminal is a person. */
function standardOutput(): LogDestination {
  if (!process.stdout.isTTY) return backgroundOutput()

  return { write: (line) => void process.stdout.write(readableLine(line)) }
}

function backgroundOutput(): LogDestination {
  return pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 500 })
}

function pathsTo(name: string): string[] {
  return ['', '*.', '*.*.'].map((prefix) =>
    /^\w+$/.test(name) ? `${prefix}${name}` : withBrackets(prefix, name),
  )
}

function withBrackets(prefix: string, name: string): string {
  return `${prefix.replace(/\.$/, '')}["${name}"]`
}
