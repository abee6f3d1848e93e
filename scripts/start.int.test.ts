import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { findFreePort } from './database/embedded-postgres.ts'

const root = resolve(import.meta.dirname, '..')
let home: string
/** A test that fails must not leave to the next one what it has started. */
const starts: Started[] = []

type Started = {
  child: ChildProcess
  ended: Promise<number>
  says: (text: string) => Promise<void>
  opened: () => Promise<void>
  output: () => string
}

beforeAll(async () => {
  home = await mkdtemp('/var/tmp/theke-start-')
  // The account that PostgreSQL runs as must be able to enter it.
  await chmod(home, 0o711)
})

afterEach(async () => {
  for (const { child, ended } of starts.splice(0)) {
    child.kill('SIGTERM')
    await ended
  }
})

afterAll(() => rm(home, { recursive: true, force: true }))

function npmStart(environment: Record<string, string>): Started {
  const { DATABASE_URL: _url, PAYLOAD_SECRET: _secret, ...inherited } = process.env
  const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), 'start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      NODE_ENV: 'production',
      THEKE_DATA_DIR: home,
      // Encoders would take both processors, anew after each start; what makes pictures ahead has tests of its own.
      MEDIA_AHEAD: 'off',
      ...environment,
    },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'exit').then(([code]) => Number(code))
  const says = async (text: string) => {
    while (!output.includes(text)) {
      if (child.exitCode !== null) throw new Error(output)
      await new Promise((wait) => setTimeout(wait, 50))
    }
  }
  const start = { child, ended, says, opened: () => says('Theke ist geöffnet.'), output: () => output }
  starts.push(start)
  return start
}

const stepsOf = (output: string) => [...output.matchAll(/^✓ (.+) \([\d,]+ s\)$/gm)].map(([, title]) => title)

/** PostgreSQL takes this file away when it ends. */
const isPostgresRunning = () => existsSync(postmasterFile())
const postmasterFile = () => join(home, 'postgres', 'cluster', 'postmaster.pid')

test('a first start fills the shop and shows the login once; a second start only opens it', async () => {
  const port = await findFreePort()
  const first = npmStart({ PORT: String(port) })
  await first.opened()
  expect((await fetch(`http://localhost:${port}/store`)).status).toBe(200)
  expect(first.output()).toMatch(/E-Mail +admin@theke\.example\n +Passwort +\S{12}/)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(first.output()).toContain('Theke ist beendet.')

  expect(await madeAhead()).toEqual([])

  // As it ships, pictures made ahead included.
  const second = npmStart({ PORT: String(port), MEDIA_AHEAD: 'on' })
  await second.opened()
  expect((await fetch(`http://localhost:${port}/store`)).status).toBe(200)
  // How long that takes is told by the bench; here, that nothing is built, migrated or filled again.
  expect(stepsOf(second.output())).toEqual(['PostgreSQL wird gestartet', 'Theke wird gestartet'])
  expect(second.output()).not.toContain('Passwort')
  // Nobody has asked for a picture.
  await expect.poll(madeAhead).not.toEqual([])
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(isPostgresRunning()).toBe(false)
})

const madeAhead = () => readdir(join(home, 'media', '.cache')).catch(() => [])

test('a server and a PostgreSQL that are killed stand again, and whoever stops both leaves neither behind', async () => {
  const port = await findFreePort()
  const start = npmStart({ PORT: String(port), ADMIN: 'off' })
  await start.opened()
  const isReady = async () => (await fetch(`http://localhost:${port}/readyz`)).status === 200
  const server = await childOf(await childOf(start.child.pid ?? 0), 'server/main.ts')

  process.kill(server, 'SIGKILL')
  await start.says('✗ Der Server ist ausgefallen (SIGKILL). Neustart sofort.')
  await start.says('✓ Der Server läuft wieder.')
  expect(await isReady()).toBe(true)

  const [postmaster] = (await readFile(postmasterFile(), 'utf8')).split('\n')
  process.kill(Number(postmaster), 'SIGKILL')
  await start.says('✗ PostgreSQL ist ausgefallen. Neustart sofort.')
  await start.says('✓ PostgreSQL läuft wieder.')
  while (!(await isReady())) await new Promise((wait) => setTimeout(wait, 50))
  expect((await fetch(`http://localhost:${port}/api/shop`)).status).toBe(200)

  start.child.kill('SIGTERM')
  expect(await start.ended).toBe(0)
  expect(isPostgresRunning()).toBe(false)
  expect(start.output().match(/ausgefallen/g)).toHaveLength(2)
}, 300_000)

test('a server that somebody else has ended in good order is not started again', async () => {
  const start = npmStart({ PORT: String(await findFreePort()), ADMIN: 'off' })
  await start.opened()
  process.kill(await childOf(await childOf(start.child.pid ?? 0), 'server/main.ts'), 'SIGTERM')

  expect(await start.ended).toBe(0)
  expect(start.output()).toContain('Theke ist beendet.')
  expect(start.output()).not.toContain('ausgefallen')
}, 300_000)

/** The process that this one has started, as Linux and macOS tell it; of several the one that runs the file. */
async function childOf(parent: number, file = ''): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='])
  const children = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, of, ...args]) => Number(of) === parent && args.join(' ').includes(file))
  return Number(children[0]?.[0])
}

test('whoever stops while PostgreSQL starts leaves no server behind', async () => {
  const start = npmStart({ PORT: String(await findFreePort()) })
  await start.says('PostgreSQL wird gestartet')
  start.child.kill('SIGTERM')

  expect(await start.ended).toBe(0)
  expect(isPostgresRunning()).toBe(false)
})

test('a variable that cannot be meant ends in one clear line before anything starts', async () => {
  const start = npmStart({ PORT: String(await findFreePort()), TRUST_PROXY: 'true' })

  expect(await start.ended).toBe(1)
  expect(start.output().trim()).toMatch(/^✗ Umgebungsvariable TRUST_PROXY ist ungültig [^\n]+$/)
})

test('a port in use ends in one clear line', async () => {
  const blocker = createServer().listen(0)
  const address = blocker.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const start = npmStart({ PORT: String(port) })
  expect(await start.ended).toBe(1)
  blocker.close()
  expect(start.output().trim()).toBe(
    `✗ Port ${port} ist schon belegt. Mit PORT=3001 npm start nimmt Theke einen anderen.`,
  )
})

test('a database that does not answer ends in one clear line and leaves the embedded one alone', async () => {
  const start = npmStart({
    PORT: String(await findFreePort()),
    DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none',
    PAYLOAD_SECRET: 'a-secret-for-tests-of-enough-length',
  })
  expect(await start.ended).toBe(1)
  expect(start.output()).toContain('✗ Die Datenbank aus DATABASE_URL antwortet nicht')
  expect(start.output()).not.toContain('    at ')
})

test('a missing secret for an own database ends in one clear line', async () => {
  const start = npmStart({
    PORT: String(await findFreePort()),
    DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none',
  })
  expect(await start.ended).toBe(1)
  expect(start.output()).toMatch(/✗ PAYLOAD_SECRET fehlt/)
})
