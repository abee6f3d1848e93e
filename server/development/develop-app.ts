import type { Server } from 'node:http'
import type { RequestHandler } from 'express'
import type { ServerBuild } from 'react-router'

import { serveBuild } from '../apps/load-app.ts'
import type { ServedApp } from '../apps/served-app.ts'

type Developed = { app: ServedApp; files: RequestHandler; close: () => Promise<void> }

/** An app straight from its sources: every change is on the page at once, over the server's own port. */
export async function developApp(
  shape: Pick<ServedApp, 'name' | 'isShared' | 'serves'>,
  { root, httpServer }: { root: string; httpServer: Server },
): Promise<Developed> {
  // Vite is a development dependency and not there in production.
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: httpServer, path: `/__vite_${shape.name}` } },
  })
  const readBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>

  return {
    app: {
      ...shape,
      respond: async (request, context) =>
        serveBuild(shape, await readBuild(), 'development').respond(request, context),
    },
    files: (req, res, next) => {
      vite.middlewares(req, res, (error?: unknown) => {
        // Vite shortens the address on the way.
        req.url = req.originalUrl
        next(error)
      })
    },
    close: () => vite.close(),
  }
}
