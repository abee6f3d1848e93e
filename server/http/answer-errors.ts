import type { NextFunction, Request, Response } from 'express'

import type { Log } from '../log/log.ts'
import { askingNow } from '#kernel/database/asking.ts'
import { refusalIn } from '#kernel/refused.ts'
import { type RefusalCode, refusalStatus } from '#domain/refusals/refusals.ts'
import { isOfApi, routedTarget } from '../policy/address.ts'
import { closeBehindLongBody } from './close-behind-long-body.ts'
import { failurePage, outagePage, pageHead } from './failure-pages.ts'
import { refuse, retryAfterSeconds } from './german-errors.ts'
import { BadJson, BodyTooComplex, BodyTooLarge } from './read-body.ts'

/** The edge: whatever was thrown inside becomes one German answer and, if it is our fault, one log line. */
export function answerErrors(log: Log) {
  return (error: unknown, req: Request, res: Response, _next: NextFunction) => {
    // Whoever leaves in the middle of a sentence hears no answer, and it is no failure of ours.
    if (req.errored) return res.destroy()
    const code = refusalFor(error)
    if (code === 'internal') {
      const requestId = String(res.getHeader('X-Request-Id') ?? '')
      log.error({ err: error, requestId }, 'request failed')
      return answerFailure(req, res, requestId)
    }
    if (refusalStatus(code) === 503) return answerOutage(req, res, code)
    closeBehindLongBody(req, res)
    refuse(res, code, error instanceof BodyTooLarge ? { limitBytes: error.limitBytes } : {})
  }
}

function refusalFor(error: unknown): RefusalCode {
  if (error instanceof BodyTooLarge) return 'too-large'
  if (error instanceof BodyTooComplex) return 'too-complex'
  if (error instanceof BadJson) return 'malformed-json'
  const refusal = refusalIn(error)
  if (refusal) return refusal.code
  if (askingNow()?.hasMetOutage) return 'unavailable'
  const status = (error as { status?: unknown } | null)?.status
  return status === 400 || error instanceof URIError ? 'validation' : 'internal'
}

function answerFailure(req: Request, res: Response, requestId: string): void {
  if (!wantsPage(req, res)) return refuse(res, 'internal', { requestId })
  res.writeHead(500, pageHead)
  res.end(failurePage(requestId))
}

/** Nobody's fault, and over soon. */
export function answerOutage(req: Request, res: Response, code: RefusalCode = 'unavailable'): void {
  if (!wantsPage(req, res)) return refuse(res, code)
  res.writeHead(503, { ...pageHead, 'Retry-After': retryAfterSeconds })
  res.end(outagePage())
}

function wantsPage(req: Request, res: Response): boolean {
  return (
    !res.headersSent && !isOfApi(routedTarget(req.originalUrl)) && req.accepts(['json', 'html']) === 'html'
  )
}
