import { fork, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { createDatabaseIfMissing } from '../database/open-database.ts'
import { administrator } from './administrator.ts'
import { noRateLimits } from './no-rate-limits.ts'
import { signIn } from './staff.ts'

const root = resolve(import.meta.dirname, '../..')

/** Starts the built product as `npm start` does, with the demo and a kitchen that never closes. */
export default async function setup() {
  // A product that is kept open between runs, see CONTRIBUTING.md.
  if (process.env.E2E_BASE_URL) return letStaffIn(process.env.E2E_BASE_URL)

  const home = await mkdtemp('/var/tmp/theke-e2e-')
  // The account that PostgreSQL runs as has to pass through.
  await chmod(home, 0o711)
  const postgres = await startEmbeddedPostgres({ home: join(home, 'postgres'), durable: false })
  await createDatabaseIfMissing(postgres.urlOf('postgres'), 'theke')
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: postgres.urlOf('theke'),
    PAYLOAD_SECRET: 'a-secret-for-browser-tests-of-enough-length',
    THEKE_DATA_DIR: home,
    PORT: process.env.E2E_PORT,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...noRateLimits,
    PAYMENT_DEMO: 'on',
    PRINTER_DEMO: 'on',
    // Browsers and encoders would share two processors; what makes pictures ahead has tests of its own.
    MEDIA_AHEAD: process.env.MEDIA_AHEAD ?? 'off',
    // The page that shows the parts of the desk is for who builds on them, and for the tests.
    DESK_KIT: 'on',
    LOG_LEVEL: 'warn',
  }
  const server = fork(join(root, 'scripts/start.ts'), { cwd: root, env: environment, execArgv: [] })
  const tearDown = async () => {
    await stop(server)
    await postgres.stop()
    await rm(home, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(server)
    await seedTestShop(environment)
    await letStaffIn(`http://localhost:${process.env.E2E_PORT}`)
  } catch (error) {
    // Nobody calls the teardown of a setup that failed.
    await tearDown()
    throw error
  }
  return tearDown
}

async function waitUntilReady(server: ChildProcess) {
  const deadline = Date.now() + 10 * 60_000
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error('the product did not start; its reason is above')
    const answer = await fetch(`http://localhost:${process.env.E2E_PORT}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((wait) => setTimeout(wait, 500))
  }
  throw new Error('the product was not ready within ten minutes')
}

function seedTestShop(environment: NodeJS.ProcessEnv) {
  return new Promise<void>((done, reject) => {
    const child = fork(join(root, 'scripts/testing/seed-test-shop.ts'), {
      cwd: root,
      env: { ...environment, MEDIA_DIR: join(String(environment.THEKE_DATA_DIR), 'media') },
      execArgv: [],
    })
    child.on('exit', (code) => (code === 0 ? done() : reject(new Error('the test shop was not created'))))
  })
}

/** One session for all tests: they inherit it with the environment. */
async function letStaffIn(origin: string) {
  const staff = await signIn(origin)
  // The demo words its order button as the law wants it; the tests read the product's own words.
  await staff.post('/config', { orderButtonLabel: null })
  process.env.E2E_STAFF_TOKEN = staff.token
}

async function stop(server: ChildProcess) {
  if (server.exitCode !== null) return
  const ended = new Promise((done) => server.once('exit', done))
  server.kill('SIGTERM')
  await ended
}
