import type { Response } from 'express'

import { refuse } from '../http/german-errors.ts'

type SendError = Error & { code?: string; status?: number; headers?: Record<string, string> }

/** Sends a file with ranges and an ETag; what the client asks in vain is refused, never a failure of ours. */
export function sendFile(res: Response, root: string, name: string, type: string): Promise<void> {
  res.type(type)
  const settings = { root, dotfiles: 'allow', cacheControl: false, lastModified: false, etag: true } as const
  return new Promise((resolve, reject) => {
    res.sendFile(name, settings, (error?: SendError) => {
      if (!error || error.code === 'ECONNABORTED' || error.code === 'EPIPE') return resolve()
      if (error.status === 404) refuse(res, 'not-found')
      // A range outside of the file, or a condition that it does not meet.
      else if (error.status === 416 || error.status === 412) {
        res.set({ ...error.headers, 'Cache-Control': 'no-store' })
        res.status(error.status).end()
      } else return reject(error)
      resolve()
    })
  })
}
