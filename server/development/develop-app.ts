import type { Server } from 'node:http'
import { resolve } from 'node:path'
import type { RequestHandler } from 'express'
import type { CreateRequestHandlerFunction, ServerBuild } from 'react-router'

import { type AppShape, responder } from '../apps/load-app.ts'
import type { ServedApp } from '../apps/served-app.ts'
import { socketOf } from './development-sockets.ts'

const routerCopy = resolve(import.meta.dirname, 'router-copy.ts')

type Developed = { app: ServedApp; files: RequestHandler; close: () => Promise<void> }

/** An app straight from its sources: every change is on the page at once, over the server's own port. */
export async function developApp(
  shape: AppShape,
  { root, httpServer }: { root: string; httpServer: Server },
): Promise<Developed> {
  // Vite is a development dependency and not there in production.
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    // Each app has its own prepared packages; in one folder they would overwrite each other's.
    cacheDir: resolve(root, '../node_modules/.vite', shape.name),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: httpServer, path: `/${socketOf(shape)}` } },
  })
  const respond: ServedApp['respond'] = async (request, context) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
    const router = (await vite.ssrLoadModule(routerCopy)) as {
      createRequestHandler: CreateRequestHandlerFunction
    }
    return responder(build, router.createRequestHandler, 'development')(request, context)
  }

  return {
    // Nothing is kept, so nothing has to be known before the page is made.
    app: { ...shape, respond, readsQuery: () => ({ has: () => true }) },
    files: (req, res, next) => {
      // Vite would also answer for sources that are not below its own address, the other app's among them.
      if (!req.originalUrl.startsWith(vite.config.base)) {
        next()
        return
      }
      vite.middlewares(req, res, (error?: unknown) => {
        // Vite shortens the address on the way.
        req.url = req.originalUrl
        next(error)
      })
    },
    close: () => vite.close(),
  }
}
