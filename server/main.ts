import 'temporal-polyfill/global'

import { enableCompileCache } from 'node:module'

import closeWithGrace from 'close-with-grace'

import { errorText } from '#kernel/log/describe-error.ts'

import { type Environment, EnvironmentError, readEnvironment } from './environment.ts'
import { logConsole } from './log/console-lines.ts'
import { createLogs } from './log/log.ts'
import { tellAlive } from './tell-alive.ts'

// Libraries look at these while they load, so they have to stand before.
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' })
// Express reads first and would keep the old config; `--watch` starts the process anew instead.
process.env.DISABLE_PAYLOAD_HMR ??= 'true'
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
// The panel writes some dates before a browser has said where it is; rules never look at this.
process.env.TZ ||= 'Europe/Vienna'

const settings = readOrLeave()
const logs = createLogs(settings.LOG_LEVEL)
logConsole(logs.log)
await run()

async function run(): Promise<void> {
  try {
    // The second start need not compile the libraries again.
    enableCompileCache()
    // Only now, because the CMS reads its own settings while it loads.
    const { startServer } = await import('./start-server.ts')
    const { url, stop } = await startServer(settings, logs)
    closeOnSignal(stop)
    logs.log.info({ url, role: settings.ROLE }, `Theke ist geöffnet: ${url}`)
    process.send?.({ type: 'ready', url })
    tellAlive()
  } catch (error) {
    logs.flush()
    leave(reasonOf(error))
  }
}

function closeOnSignal(stop: () => Promise<void>): void {
  process.on('unhandledRejection', (err) => logs.log.error({ err }, 'unhandled rejection'))
  const { close } = closeWithGrace(
    {
      delay: settings.SHUTDOWN_SECONDS * 1000,
      logger: false,
      skip: ['unhandledRejection', 'beforeExit'],
      onTimeout: () => logs.flush(),
    },
    async ({ err, signal }) => {
      if (err) logs.log.fatal({ err }, 'uncaught exception')
      else logs.log.info({ signal }, 'Theke schließt')
      await stop()
      logs.flush()
    },
  )
  closeWithParent(close)
}

/** A starter that was killed could not send a signal any more; without it nobody would end this process. */
function closeWithParent(close: () => void): void {
  if (!process.send) return
  if (process.connected) process.once('disconnect', close)
  else close()
}

function readOrLeave(): Environment {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    if (error instanceof EnvironmentError) return leave(error.message)
    throw error
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return `Port ${settings.PORT} ist schon belegt. / Port ${settings.PORT} is already in use.`
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000') {
    return `Die Datenbank ist nicht erreichbar (${code}). / The database cannot be reached.`
  }
  return errorText(error)
}

function leave(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
