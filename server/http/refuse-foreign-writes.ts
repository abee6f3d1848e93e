import type { NextFunction, Request, Response } from 'express'

import { refuse } from './german-errors.ts'

/** A page of somebody else must not write with the session of our staff; keys and tokens are not sent by itself. */
export function refuseForeignWrites(req: Request, res: Response, next: NextFunction): void {
  const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(req.method)
  const hasSession = req.headers.cookie?.includes('payload-token') ?? false
  if (isWrite && hasSession && isForeign(req)) refuse(res, 'not-allowed')
  else next()
}

function isForeign(req: Request): boolean {
  const site = req.headers['sec-fetch-site']
  // A sibling of our host, say a blog on a subdomain, is somebody else too.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  // Browsers without that header still name the origin of a form or a script.
  const { origin } = req.headers
  return origin !== undefined && !origin.endsWith(`//${req.host}`)
}
