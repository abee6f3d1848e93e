import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import type { RequestHandler } from 'express'
import type { Payload } from 'payload'

import { mapTilesFile } from '#collections/shared/map-tiles-file.ts'
import { isOwnHost } from '#collections/shared/own-hosts.ts'
import { attachCache } from '#kernel/live/cache-of.ts'
import { startWorkers } from '#kernel/workers/start-workers.ts'
import { openPrinterDemo } from '#plugins/printing/printer-demo.port.ts'
import { countRequests } from '#plugins/analytics/analytics.port.ts'
import { openScanDesk } from '#plugins/qr-codes/qr-codes.port.ts'
import { countRedirects } from '#plugins/website/website.port.ts'

import { type AdminPanel, createAdminPanel } from './admin/admin-panel.ts'
import { isStaff } from './admin/is-staff.ts'
import { createServerApp } from './app.ts'
import { loadApp } from './apps/load-app.ts'
import { appShapes } from './apps/routing-table.ts'
import type { ServedApp } from './apps/served-app.ts'
import { isDevelopmentSocket } from './development/development-sockets.ts'
import type { Environment } from './environment.ts'
import { databaseChecks } from './health/database-checks.ts'
import { watchMails } from './health/watch-mails.ts'
import { createGuardedServer } from './http/guarded-server.ts'
import { createOwnAddresses } from './http/own-addresses.ts'
import { serveAssets } from './http/serve-assets.ts'
import type { Logs } from './log/log.ts'
import { mapTilesRoute } from './map/map-tiles-route.ts'
import { iconRoute } from './media/icon-route.ts'
import { createIconSource } from './media/icon-source.ts'
import { mediaRoute } from './media/media-route.ts'
import { createPayloadMediaSource } from './media/payload-media-source.ts'
import { picturePreparer } from './media/prepare-pictures.ts'
import { createVariantStore } from './media/variant-store.ts'
import { openPaymentDemo } from './payment-demo.ts'
import { openPayload } from './open-payload.ts'
import { countPage } from './requests/count-page.ts'
import { scanRoute } from './scan/scan-route.ts'
import { shutDown } from './shutdown.ts'

const root = resolve(import.meta.dirname, '..')

export type StartedServer = { url: string; stop: () => Promise<void> }

/** Opens the whole product: the shop first, the admin panel in the background. */
export async function startServer(settings: Environment, logs: Logs): Promise<StartedServer> {
  const { log } = logs
  const isWeb = settings.ROLE !== 'worker'
  const httpServer = listenerFor(settings)
  const [cms, web] = await Promise.all([
    openPayload(log, settings),
    isWeb ? openWeb(settings, httpServer) : closedApps,
  ])
  const { payload, bus } = cms
  const media = openMedia(payload, settings, logs)
  const counters = openCounters(payload)
  const admin = isWeb && settings.ADMIN ? openAdmin(settings, logs, httpServer, cms) : null

  const server = composeApp({ settings, logs, httpServer, cms, web, media, counters, admin })
  if (server.records) attachCache(payload, server.records)
  httpServer.on('request', server.onRequest)
  const workers = settings.ROLE === 'web' ? null : startWorkers(cms, media.workers)
  const url = await listen(httpServer, settings)
  void admin?.open()
  const printers = isWeb && settings.PRINTER_DEMO ? openPrinterDemo(payload, url) : null

  const stop = async () => {
    server.beginClosing()
    await shutDown({
      server: httpServer,
      endStreams: server.endStreams,
      closers: [
        () => printers?.close(),
        () => workers?.stop(),
        () => admin?.close(),
        counters.stop,
        web.close,
        server.dispose,
        bus.close,
        () => payload.destroy(),
      ],
      patienceMs: settings.SHUTDOWN_SECONDS * 800,
      onProblem: (err) => log.error({ err }, 'shutdown'),
    })
  }
  return { url, stop }
}

function listenerFor({ NODE_ENV, TRUST_PROXY }: Environment): Server {
  return createGuardedServer({
    countsClients: TRUST_PROXY === false,
    mayUpgrade: NODE_ENV === 'development' ? isDevelopmentSocket : () => false,
  })
}

type Cms = Awaited<ReturnType<typeof openPayload>>
type Media = ReturnType<typeof openMedia>
type Counters = ReturnType<typeof openCounters>

/** What is counted in memory, so that nobody waits for it, and written together. */
function openCounters(payload: Payload) {
  const redirects = countRedirects({ payload })
  const scans = openScanDesk({ payload })
  const requests = countRequests({ payload })
  const stop = async () => {
    await Promise.all([redirects.stop(), scans.stop(), requests.stop()])
  }

  return { redirects, scans, requests, stop }
}

function openMedia(payload: Payload, settings: Environment, { log }: Logs) {
  const source = createPayloadMediaSource(payload)
  const onProblem = (err: unknown) => log.warn({ err }, 'a picture could not be made')
  const mediaFolder = resolve(settings.MEDIA_DIR)
  const cacheBytes = settings.MEDIA_CACHE_MB * 2 ** 20
  const variants = createVariantStore(join(mediaFolder, '.cache'), cacheBytes, onProblem)
  const icons = iconRoute({ mediaFolder, cacheBytes, onProblem, source: createIconSource(payload, source) })

  return {
    routes: [mapTilesRoute(mapTilesFile()), icons, mediaRoute({ source, mediaFolder, variants })],
    workers: settings.MEDIA_AHEAD ? [picturePreparer({ mediaFolder, variants })] : [],
  }
}

type Parts = {
  settings: Environment
  logs: Logs
  httpServer: Server
  cms: Cms
  web: OpenApps
  media: Media
  counters: Counters
  admin: AdminPanel | null
}

/** A worker alone answers for its health and nothing else. */
function composeApp({ settings, logs, httpServer, cms, web, media, counters, admin }: Parts) {
  const { redirects, scans, requests } = counters
  const now = () => Temporal.Now.instant()
  const { payload, bus, handleApi, policyOf, isDatabaseThere } = cms
  const isWeb = settings.ROLE !== 'worker'
  const addressesOfProcess = createOwnAddresses(httpServer)

  const app = createServerApp({
    settings,
    logs,
    bus,
    handleApi: isWeb ? handleApi : async () => new Response(null, { status: 404 }),
    policyOf,
    apps: web.apps,
    files: web.files,
    isOurHost: (host) => isOwnHost(payload, host, addressesOfProcess),
    onRedirect: redirects.note,
    checks: { ...databaseChecks(payload), bus: bus.isConnected },
    isDatabaseThere,
    ...(isWeb
      ? {
          media: media.routes,
          scans: scanRoute({ desk: scans, now }),
          onRequest: countPage({ ...requests, now }),
        }
      : {}),
    ...(admin ? { admin: admin.route } : {}),
  })
  watchMails(app.metrics, payload.db.pool)

  return app
}

type OpenApps = { apps: ServedApp[]; files: RequestHandler[]; close: () => Promise<void> }

const closedApps: OpenApps = { apps: [], files: [], close: async () => undefined }

/** The apps, and what stands in for others where the product is only tried. */
async function openWeb(settings: Environment, httpServer: Server): Promise<OpenApps> {
  const apps = await openApps(settings, httpServer)
  if (!settings.PAYMENT_DEMO) return apps
  const demo = await openPaymentDemo(resolve(settings.MEDIA_DIR), httpServer)

  return {
    ...apps,
    files: [demo.route, ...apps.files],
    close: async () => {
      await demo.close()
      await apps.close()
    },
  }
}

async function openApps(settings: Environment, httpServer: Server): Promise<OpenApps> {
  if (settings.NODE_ENV === 'development') {
    const { developApp } = await import('./development/develop-app.ts')
    const developed = await Promise.all(
      appShapes.map((shape) => developApp(shape, { root: resolve(root, shape.name), httpServer })),
    )
    return {
      apps: developed.map(({ app }) => app),
      files: developed.map(({ files }) => files),
      close: async () => {
        await Promise.all(developed.map(({ close }) => close()))
      },
    }
  }
  const folder = (name: string) => resolve(root, 'build', name)
  const apps = await Promise.all(appShapes.map((shape) => loadApp(shape, folder(shape.name))))
  const files = apps.map(({ name }) => serveAssets(resolve(folder(name), 'client')))
  return { apps, files: files.filter((handler) => handler !== null), close: async () => undefined }
}

function openAdmin(settings: Environment, { log }: Logs, httpServer: Server, { payload }: Cms): AdminPanel {
  return createAdminPanel({
    folder: resolve(root, 'cms/admin'),
    httpServer,
    port: settings.PORT,
    isDevelopment: settings.NODE_ENV === 'development',
    isStaff: (req) => isStaff(payload, req),
    onProblem: (err) => log.error({ err }, 'admin panel'),
  })
}

async function listen(httpServer: Server, { PORT, HOST, SERVER_URL }: Environment): Promise<string> {
  await new Promise<void>((resolveListening, reject) => {
    httpServer.once('error', reject)
    httpServer.listen(PORT, HOST, resolveListening)
  })
  const { port } = httpServer.address() as AddressInfo // a TCP server has no other kind of address
  return SERVER_URL ?? `http://localhost:${port}`
}
