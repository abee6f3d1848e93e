import pino, { type DestinationStream, type Logger } from 'pino'

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
]

/** Lines are written in the background, so a slow disk or terminal never holds up a request. */
export function createLogs(level: string, destination: LogDestination = standardOutput()): Logs {
  const shape = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return {
    log: pino({ ...shape, redact: { paths: secretNames.flatMap(pathsTo), censor: '***' } }, destination),
    access: pino(shape, destination),
    flush: () => destination.flushSync?.(),
  }
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
