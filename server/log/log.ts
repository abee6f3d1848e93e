import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

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
export function createLog(level: string, destination: DestinationStream = backgroundOutput()): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secretNames.flatMap(pathsTo), censor: '***' },
    },
    destination,
  )
}

function backgroundOutput(): DestinationStream {
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
