import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { wantedTargets } from '#scripts/build/build-changed.ts'
import { findFreePort, startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { createDatabaseIfMissing } from '#scripts/database/open-database.ts'
import { noRateLimits } from '#scripts/testing/no-rate-limits.ts'
import { nodeArguments } from '#server/node-arguments.ts'

import { type Cleanups, withCleanups } from './cleanups.ts'
import { burden } from './twice.ts'

export const root = resolve(import.meta.dirname, '../..')

/** A PostgreSQL of the bench's own and what was seeded there; all that is started in it ends with it. */
export interface World {
  /** Identifier of the branch with 150 products, or of one of the demo. */
  branch: string
  postgresPid: number
  environment: NodeJS.ProcessEnv
  cleanups: Cleanups
  /** Where the version of the product lies that runs in it. */
  folder: string
}

export interface Running {
  url: string
  pid: number
  child: ChildProcess
}

/** Stops every process and removes every file of the world, also when `work` fails or is interrupted. */
export function withWorld<Result>(
  work: (world: World) => Promise<Result>,
  seedScript = 'bench/harness/seed.ts',
  folder = root,
): Promise<Result> {
  return withCleanups(async (cleanups) => work(await createWorld(cleanups, { seedScript, folder })))
}

async function createWorld(
  cleanups: Cleanups,
  { seedScript, folder }: { seedScript: string; folder: string },
): Promise<World> {
  await buildVersion(folder)
  const home = await openHome(cleanups)
  const postgres = await startEmbeddedPostgres({ home: join(home, 'postgres'), durable: true })
  cleanups.add(postgres.stop)
  await createDatabaseIfMissing(postgres.urlOf('postgres'), 'theke')
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: postgres.urlOf('theke'),
    PAYLOAD_SECRET: 'a-secret-for-benchmarks-of-enough-length',
    MEDIA_DIR: join(home, 'media'),
    THEKE_DATA_DIR: home,
    ...noRateLimits,
    // What encodes beside a measurement would be measured.
    MEDIA_AHEAD: 'off',
    LOG_LEVEL: 'info',
    UV_THREADPOOL_SIZE: '8',
  }
  const { branch } = await runScript<{ branch: string }>({ environment, folder }, seedScript)
  const [pid] = readFileSync(join(home, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')
  return { branch, postgresPid: Number(pid), environment, cleanups, folder }
}

/** Each version by its own means: how another one is built is not how this one is. */
async function buildVersion(folder: string): Promise<void> {
  const build = spawn(process.execPath, [join(folder, 'scripts/build.ts'), ...wantedTargets()], {
    cwd: folder,
    stdio: 'inherit',
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error(`The build ended with ${String(code)}`)
}

/** A folder that the account of PostgreSQL can pass through. */
export async function openHome(cleanups: Cleanups): Promise<string> {
  const home = await mkdtemp('/var/tmp/theke-bench-')
  cleanups.add(() => rm(home, { recursive: true, force: true }))
  await chmod(home, 0o711)
  return home
}

/** Runs a script to its end and answers the last message it sent. */
export async function runScript<Message>(
  { environment, folder = root }: Pick<World, 'environment'> & Partial<Pick<World, 'folder'>>,
  script: string,
  additions: Record<string, string> = {},
): Promise<Message> {
  const child = fork(join(folder, script), {
    cwd: folder,
    env: { ...environment, ...additions },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const told: Message[] = []
  // The scripts are ours and say what they send.
  child.on('message', (message) => told.push(message as Message))
  const [code] = await once(child, 'exit')
  const last = told.at(-1)
  if (code !== 0 || last === undefined) throw new Error(`${script} ended with ${String(code)}`)
  return last
}

/** Starts `server/main.ts` as in production; its log goes nowhere, as a supervisor would take it away. */
export async function startProduct(
  world: World,
  environment: Record<string, string> = {},
  burdens = burden(),
): Promise<Running> {
  const port = await findFreePort()
  const execArgv = [...nodeArguments({ ...world.environment, ...environment }), ...burdens]
  const additions = { ...environment, PORT: String(port), BENCH_POSTGRES_PID: String(world.postgresPid) }
  return startScript(world, 'server/main.ts', additions, execArgv)
}

/** Forks a script that sends `{ type: 'ready', url }` once it listens. */
export async function startScript(
  {
    environment,
    cleanups,
    folder = root,
  }: Pick<World, 'environment' | 'cleanups'> & Partial<Pick<World, 'folder'>>,
  script: string,
  additions: Record<string, string> = {},
  execArgv: string[] = [],
): Promise<Running> {
  const child = fork(join(folder, script), {
    cwd: folder,
    env: { ...environment, ...additions },
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  cleanups.add(() => stopProcess(child))
  const url = await new Promise<string>((ready, reject) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'ready' && message.url) ready(message.url)
    })
    child.once('exit', (code) => reject(new Error(`${script} ended with ${String(code)}`)))
  })
  return { url, pid: pidOf(child), child }
}

/** Has a baseline do something `amount` times, and answers when it says that it has. */
export async function haveDone({ child }: Running, amount: number): Promise<number> {
  child.send({ amount })
  await once(child, 'message')
  return amount
}

/** Starts any program that serves `url`, and waits until `path` is answered. */
export async function startProgram(
  { environment, cleanups }: Pick<World, 'environment' | 'cleanups'>,
  [program = '', ...args]: string[],
  { url, path }: { url: string; path: string },
): Promise<Running> {
  const child = spawn(program, args, { cwd: root, env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
  cleanups.add(() => stopProcess(child))
  await waitForPage(child, url + path, 50)
  return { url, pid: pidOf(child), child }
}

/** Asks every `intervalMs` until the address answers 200. */
export async function waitForPage(child: ChildProcess, address: string, intervalMs: number): Promise<void> {
  for (;;) {
    const answer = await fetch(address).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.status === 200) return
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode} before it served ${address}`)
    await new Promise((wait) => setTimeout(wait, intervalMs))
  }
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('the process was not started')
  return child.pid
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
