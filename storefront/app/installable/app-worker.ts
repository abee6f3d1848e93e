import { shopScope, workerPath } from '#domain/url-space.data.ts'
import type { KeptSince, WorkerMessage } from '../../worker/worker-messages.ts'

/** Spec: storefront 9. */
const firstCheckMs = 2500
const checkEveryMs = 30 * 60_000

type Hear = {
  /** A newer build is there than the one that this page is of. */
  onNewVersion: () => void
  /** The page is shown as it was kept at this instant, in milliseconds of the epoch. */
  onKept: (since: number) => void
}

/** Registers the worker and looks for newer ones, until it is ended. */
export function followWorker(hear: Hear): () => void {
  const timers = new AbortController()
  void start(hear, timers.signal)

  return () => timers.abort()
}

async function start({ onNewVersion, onKept }: Hear, signal: AbortSignal): Promise<void> {
  const registration = await register()
  if (!registration || signal.aborted) return

  const judge = async () => {
    if (signal.aborted || !registration.waiting || !navigator.serviceWorker.controller) return
    // The page came from the server and is as new as the worker that waits: nobody has to be asked.
    if ((await ask<string>(registration.waiting, { type: 'build' })) === buildOfPage())
      return tell(registration.waiting, { type: 'take-over', isPolite: true })
    onNewVersion()
  }
  registration.addEventListener(
    'updatefound',
    () => {
      registration.installing?.addEventListener('statechange', () => void judge(), { signal })
    },
    { signal },
  )
  void judge()

  const check = () => void registration.update().catch(() => undefined) // offline, or in the middle of a change
  const first = setTimeout(check, firstCheckMs)
  const next = setInterval(check, checkEveryMs)
  signal.addEventListener('abort', () => {
    clearTimeout(first)
    clearInterval(next)
  })

  const { controller } = navigator.serviceWorker
  const since = controller && (await ask<KeptSince>(controller, { type: 'kept-since' }))
  if (since && !signal.aborted) onKept(since)
}

/** Undefined where browsers refuse it, such as in private windows: the shop does without. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  try {
    await navigator.serviceWorker.register(workerPath, { scope: shopScope, updateViaCache: 'none' })
    return await navigator.serviceWorker.getRegistration(shopScope)
  } catch {
    return undefined
  }
}

/** Has the worker keep the page, which the browser may have asked for before there was one, or never as such. */
export async function keepPage(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready

  if (active) tell(active, { type: 'keep', path })
}

/** The newer worker takes over, and the page comes anew from the build that it belongs to. */
export async function applyNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(shopScope)
  // Another page may have asked for it already.
  if (!registration?.waiting) return location.reload()

  const reload = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  setTimeout(reload, 3000)
  tell(registration.waiting, { type: 'take-over', isPolite: false })
}

const tell = (worker: ServiceWorker, message: WorkerMessage): void => worker.postMessage(message, [])

function ask<Answer>(worker: ServiceWorker, message: WorkerMessage): Promise<Answer> {
  const { port1, port2 } = new MessageChannel()

  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => {
      port1.close()
      resolve(data as Answer) // as the worker says it
    })
    port1.start()
    worker.postMessage(message, [port2])
  })
}

/** As React Router names the build that the page was made of. */
function buildOfPage(): unknown {
  const manifest: unknown = Reflect.get(window, '__reactRouterManifest')

  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? manifest.version
    : undefined
}
