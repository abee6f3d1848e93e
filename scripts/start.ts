import { fork, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'

import { errorText } from '#collections/shared/log/describe-error.ts'
import { readEnvironment } from '#server/environment.ts'
import { nodeArguments } from '#server/heap-limit.ts'

import { buildChanged, wantedTargets } from './build/build-changed.ts'
import { explainAndExit, StartProblem, step } from './console/steps.ts'
import { claimDataHome, openDataHome, readOrMakeSecret } from './database/data-home.ts'
import { readDatabaseState } from './database/database-state.ts'
import { openDatabase } from './database/open-database.ts'
import { watchServerCode } from './development/watch-server-code.ts'

const root = resolve(import.meta.dirname, '..')
const isDevelopment = process.argv.includes('--dev')
const port = readPort()
const cleanups: (() => unknown)[] = []
let server: ChildProcess | undefined
let isStopping = false
let isRestarting = false

process.on('SIGINT', () => void stop('SIGINT'))
process.on('SIGTERM', () => void stop('SIGTERM'))
// A test runner that forked this and was killed cannot send a signal any more.
process.on('disconnect', () => void stop('SIGTERM'))

try {
  await start()
} catch (error) {
  if (!isStopping) {
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

  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: secret,
    PORT: String(port),
    MEDIA_DIR: process.env.MEDIA_DIR ?? join(dataHome, 'media'),
    NODE_ENV: isDevelopment ? 'development' : 'production',
    UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? '8',
    // A person at a terminal looks for the addresses and the login, not for a line per request.
    LOG_LEVEL: process.env.LOG_LEVEL ?? (process.stdout.isTTY && !isDevelopment ? 'warn' : 'info'),
  }
  const login = await prepareDatabase(environment)
  if (isStopping) return
  const url = await step('Theke wird gestartet', () => startServer(environment))
  announce(url, login)
  if (isDevelopment) cleanups.push(watchServerCode(root, (file) => void restartServer(environment, file)))
}

async function restartServer(environment: NodeJS.ProcessEnv, file: string) {
  if (isRestarting || isStopping) return
  isRestarting = true
  await endServer()
  isRestarting = false
  await step(`${file} hat sich geändert, Theke startet neu`, () => startServer(environment)).catch(
    (error: unknown) => console.error(`✗ ${errorText(error)}`),
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

interface Login {
  email: string
  password: string
}

async function prepareDatabase(environment: NodeJS.ProcessEnv): Promise<Login | undefined> {
  const state = await readDatabaseState(String(environment.DATABASE_URL), root)
  const wantsDemo = process.env.DEMO !== 'off' && state.isUnused
  if (state.pendingMigrations.length === 0 && state.hasUsers && !wantsDemo) return undefined
  return new Promise((resolve, reject) => {
    let login: Login | undefined
    const child = fork(join(root, 'scripts/database/prepare-database.ts'), {
      cwd: root,
      env: { ...environment, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
      execArgv: [],
    })
    server = child
    child.on('message', (message: { login?: Login }) => {
      login = message.login ?? login
    })
    child.on('exit', (code) =>
      code === 0
        ? resolve(login)
        : reject(
            new StartProblem('Die Datenbank konnte nicht eingerichtet werden, der Grund steht darüber.'),
          ),
    )
  })
}

function startServer(environment: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = fork(join(root, 'server/main.ts'), {
      cwd: root,
      env: environment,
      // The tools of development need far more than the server.
      execArgv: isDevelopment ? [] : nodeArguments(environment),
    })
    server = child
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'ready') resolve(message.url ?? `http://localhost:${port}`)
    })
    child.on('exit', (code) => {
      reject(new StartProblem('Der Server ist nicht gestartet, der Grund steht darüber.'))
      // While developing, the next saved file tries again.
      if (!isStopping && !isDevelopment) void cleanUp().then(() => process.exit(code ?? 1))
    })
  })
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
  if (isStopping) return
  isStopping = true
  // Ctrl-C already reached the whole process group.
  await endServer({ isAlreadyAsked: signal === 'SIGINT' && process.stdin.isTTY })
  await cleanUp()
  console.log('✓ Theke ist beendet.')
  process.exit(0)
}

async function endServer({ isAlreadyAsked = false } = {}) {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server?.once('exit', resolve))
  if (!isAlreadyAsked) server.kill('SIGTERM')
  await ended
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
