import { refusalIn, Refused } from '#kernel/refused.ts'
import { type Asking, askingNow } from './asking.ts'

/** The server, or what is in front of it, cannot be reached, is starting, stopping or full; PostgreSQL's manual, appendix A. */
const outageStates = /^(?:08|53)\w{3}$|^57P0[1-5]$|^25P03$/
const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** The driver gives these no code. */
const outageWords =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired|is not queryable$|^Query read timeout/

/** Changes that waited for each other, of which PostgreSQL has ended one: sent again, it goes through. */
const gaveWay = new Set(['40P01', '40001'])

const tookTooLong = '57014'

/**
 * What a failed statement or connection means for whoever asked. Nobody is to blame for an outage or a deadlock, so
 * it becomes a refusal that says to come again; the request is marked, because not every error reaches the one who answers.
 * Who asked has to be known from before the wait: what a connection hears, it hears as whoever opened it.
 */
export function tellFailure(error: unknown, asking: Asking | undefined): unknown {
  if (isOutage(error) || gaveWay.has(codeOf(error) ?? '')) {
    noteOutage(asking)
    return Object.assign(new Refused('unavailable'), { cause: error })
  }
  if (codeOf(error) === tookTooLong) return Object.assign(new Refused('took-too-long'), { cause: error })

  return error
}

export function noteOutage(asking = askingNow()): void {
  if (asking) asking.hasMetOutage = true
}

/** For whoever answers: an answer that was made while the database was away must not leave. */
export function assertNoOutage(): void {
  if (askingNow()?.hasMetOutage) throw new Refused('unavailable')
}

export const isOutageRefusal = (error: unknown): boolean => refusalIn(error)?.code === 'unavailable'

/**
 * PostgreSQL ends the connection with whatever is fatal, or never opens it: the database is closed for maintenance, is
 * being replaced, or has another password. None of it is about what was asked.
 */
const isFatal = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')

export function isOutage(error: unknown): boolean {
  if (isFatal(error)) return true
  const code = codeOf(error)
  if (code !== undefined) return outageCodes.has(code) || outageStates.test(code)

  return error instanceof Error && outageWords.test(error.message)
}

/** All connections are in use; that says nothing of the database. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('timeout exceeded')

/** Whether the database itself is away, by what the driver or the pool has thrown. */
export function tellsOfLoss(error: unknown): boolean {
  const thrown = refusalIn(error)?.cause ?? error

  return isOutage(thrown) && !isBusy(thrown)
}

function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

  return typeof code === 'string' ? code : undefined
}
