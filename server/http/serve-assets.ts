import { existsSync } from 'node:fs'
import type { RequestHandler } from 'express'
import sirv from 'sirv'

/** Built files: those under /assets carry their hash in the name and never change. */
export function serveAssets(folder: string): RequestHandler | null {
  if (!existsSync(folder)) return null
  return sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    dotfiles: false,
    setHeaders: (res, path) => {
      const isHashed = path.startsWith('/assets/')
      res.setHeader(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}
