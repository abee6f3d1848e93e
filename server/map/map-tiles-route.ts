import { stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { Router } from 'express'

import { mapTilesPath } from '#domain/url-space.data.ts'

import { sendFile } from '../media/send-file.ts'

/**
 * The file of the map's tiles, of which browsers ask for the parts that they show. It may be exchanged at any time:
 * its mark says so to whoever holds parts of the former one.
 */
export function mapTilesRoute(file: string): Router {
  const router = Router()
  router.get(mapTilesPath, async (_req, res) => {
    const found = await stat(file).catch(() => null)
    if (found) {
      res.set('ETag', `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`)
      res.set('Cache-Control', 'public, max-age=3600')
    }
    await sendFile(res, dirname(file), basename(file), 'application/octet-stream')
  })

  return router
}
