import { createServer } from 'node:net'
import { join, resolve } from 'node:path'

import { errorText } from '#kernel/log/describe-error.ts'
import { readEnvironment } from '#server/environment.ts'
import { nodeArguments } from '#server/node-arguments.ts'

import { buildChanged, wantedTargets } from './build/build-changed.ts'
import { explainAndExit, StartProblem, step } from './console/steps.ts'
import { claimDataHome, openDataHome, readOrMakeSecret } from './database/data-home.ts'
import { type OpenDatabase, openDatabase } from './database/open-database.ts'
import { type Login, prepareInProcess } from './database/prepare-in-process.ts'
import { watchServerCode } from './development/watch-server-code.ts'
import { keepServer, type KeptServer } from './keep-server.ts'

const root = resolve(import.meta.dirname, '..')
const isDevelopment = process.argv.includes('--dev')
const port = readPort()
const cleanups: (() => unknown)[] = []
const stopping = new AbortController()
let server: KeptServer | undefined
let isRestarting = false

process.on('SIGINT', () => void stop('SIGINT'))
process.on('SIGTERM', () => void stop('SIGTERM'))
// A test runner that forked this and was killed cannot send a signal any more.
process.on('disconnect', () => void stop('SIGTERM'))

try {
  await start()
} catch (error) {
  if (!stopping.signal.aborted) {
    await cleanUp()
    explainAndExit(error)
  }
}

async function start() {
  await checkPort(port)
  const dataHome = await openDataHome(root)
  cleanups.push(claimDataHome(dataHome))
  const secret = await chooseSecret(dataHome)
  // Before anything is built or started; the address of the embedded PostgreSQL is not known yet.
  readEnvironment({ DATABASE_URL: 'postgres://127.0.0.1', ...process.env, PAYLOAD_SECRET: secret })
  if (!isDevelopment) await buildChanged(root, wantedTargets())

  const title = process.env.DATABASE_URL ? 'Datenbank wird geprüft' : 'PostgreSQL wird gestartet'
  const opening = step(title, () => openDatabase(dataHome))
  // Registered before it is open: whoever stops meanwhile must not leave a server behind.
  cleanups.push(() =>
    opening.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  )
  const database = await opening

  const environment = environmentOf(database, { dataHome, secret })
  const { directUrl } = database
  const login = await prepareInProcess({ root, environment, directUrl, signal: stopping.signal })
  if (stopping.signal.aborted) return

  const kept = keepServer(
    {
      file: join(root, 'server/main.ts'),
      folder: root,
      environment,
      // The tools of development need far more than the server.
      nodeArguments: isDevelopment ? [] : nodeArguments(environment),
    },
    { isKept: !isDevelopment, onLeave: () => void stop('SIGTERM') },
  )
  server = kept
  announce(await step('Theke wird gestartet', kept.open), login)
  if (isDevelopment) cleanups.push(watchServerCode(root, (file) => void restartServer(kept, file)))
}

function environmentOf(
  { url, directUrl }: OpenDatabase,
  { dataHome, secret }: { dataHome: string; secret: string },
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: directUrl,
    PAYLOAD_SECRET: secret,
    PORT: String(port),
    // Whoever tries it out pays without money and prints without printers; a database of one's own is no place to try.
    PAYMENT_DEMO: process.env.PAYMENT_DEMO ?? (process.env.DATABASE_URL ? 'off' : 'on'),
    PRINTER_DEMO: process.env.PRINTER_DEMO ?? (process.env.DATABASE_URL ? 'off' : 'on'),
    MEDIA_DIR: process.env.MEDIA_DIR ?? join(dataHome, 'media'),
    NODE_ENV: isDevelopment ? 'development' : 'production',
    UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? '8',
    // A person at a terminal looks for the addresses and the login, not for a line per request.
    LOG_LEVEL: process.env.LOG_LEVEL ?? (process.stdout.isTTY && !isDevelopment ? 'warn' : 'info'),
  }
}

async function restartServer({ end, open }: KeptServer, file: string) {
  if (isRestarting || stopping.signal.aborted) return
  isRestarting = true
  await end()
  isRestarting = false
  await step(`${file} hat sich geändert, Theke startet neu`, open).catch((error: unknown) =>
    console.error(`✗ ${errorText(error)}`),
  )
}

async function chooseSecret(dataHome: string) {
  if (process.env.PAYLOAD_SECRET) return process.env.PAYLOAD_SECRET
  if (process.env.DATABASE_URL) {
    throw new StartProblem(
      'PAYLOAD_SECRET fehlt. Mit DATABASE_URL braucht Theke einen eigenen, geheimen Schlüssel (mindestens 32 Zeichen).',
    )
  }
  return readOrMakeSecret(dataHome)
}

function announce(url: string, login: Login | undefined) {
  console.log(`\n  Theke ist geöffnet.\n\n  Website     ${url}/\n  Shop        ${url}/store`)
  console.log(`  Verwaltung  ${url}/backend`)
  console.log(`  API         ${url}/api/shop`)
  if (login) {
    console.log(`\n  Zugang für die Verwaltung (wird nur dieses eine Mal gezeigt):`)
    console.log(`    E-Mail    ${login.email}\n    Passwort  ${login.password}`)
  }
  console.log('\n  Beenden mit Strg-C\n')
}

async function stop(signal: 'SIGINT' | 'SIGTERM') {
  if (stopping.signal.aborted) return
  stopping.abort()
  // Ctrl-C already reached the whole process group.
  await server?.end({ isAlreadyAsked: signal === 'SIGINT' && process.stdin.isTTY })
  await cleanUp()
  console.log('✓ Theke ist beendet.')
  process.exit(0)
}

async function cleanUp() {
  for (const cleanup of cleanups.splice(0).reverse()) {
    await Promise.resolve(cleanup()).catch((error: unknown) => console.error(`✗ ${errorText(error)}`))
  }
}

function readPort() {
  const value = Number(process.env.PORT ?? 3000)
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value
  return explainAndExit(new StartProblem(`PORT ist keine gültige Portnummer: ${process.env.PORT}`))
}

function checkPort(wanted: number) {
  return new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${wanted} ist schon belegt. Mit PORT=3001 npm start nimmt Theke einen anderen.`
          : `Port ${wanted} kann nicht geöffnet werden: ${error.message}`
      reject(new StartProblem(reason))
    })
    probe.listen(wanted, process.env.HOST, () => probe.close(() => resolve()))
  })
}
