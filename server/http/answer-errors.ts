import type { NextFunction, Request, Response } from 'express'

import type { Log } from '../log/log.ts'
import type { RefusalCode } from '#domain/refusals/refusals.ts'
import { refuse } from './german-errors.ts'
import { BadJson, BodyTooComplex, BodyTooLarge } from './read-body.ts'

/** The edge: whatever was thrown inside becomes one German answer and, if it is our fault, one log line. */
export function answerErrors(log: Log) {
  return (error: unknown, req: Request, res: Response, _next: NextFunction) => {
    const code = refusalFor(error)
    if (code === 'internal') {
      const requestId = String(res.getHeader('X-Request-Id') ?? '')
      log.error({ err: error, requestId }, 'request failed')
      return answerFailure(req, res, requestId)
    }
    // Whoever is cut off while sending never reads why, so a body of sensible length is let in and dropped.
    if (!req.complete && !isSensibleLength(req)) res.setHeader('Connection', 'close')
    refuse(res, code, error instanceof BodyTooLarge ? { limitBytes: error.limitBytes } : {})
  }
}

const mostDroppedBytes = 64 * 2 ** 20

function isSensibleLength({ headers }: Request): boolean {
  return Number(headers['content-length'] ?? Number.NaN) <= mostDroppedBytes
}

function refusalFor(error: unknown): RefusalCode {
  if (error instanceof BodyTooLarge) return 'too-large'
  if (error instanceof BodyTooComplex) return 'too-complex'
  if (error instanceof BadJson) return 'malformed-json'
  const status = (error as { status?: unknown } | null)?.status
  return status === 400 || error instanceof URIError ? 'validation' : 'internal'
}

function answerFailure(req: Request, res: Response, requestId: string): void {
  if (res.headersSent || req.path.startsWith('/api') || req.accepts(['json', 'html']) !== 'html') {
    return refuse(res, 'internal', { requestId })
  }
  res.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  res.end(failurePage(requestId))
}

/** Plain on purpose: when this is shown, nothing else can be relied on. */
function failurePage(requestId: string): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Fehler</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>Da ist etwas schiefgegangen</h1>
<p>Bitte laden Sie die Seite neu. Bleibt der Fehler, nennen Sie uns diese Nummer: <code>${requestId}</code></p>
<p><a href="/">Zur Startseite</a></p></main></body></html>`
}
