import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'

import { administrator } from '#scripts/testing/administrator.ts'
import { noRateLimits } from '#scripts/testing/no-rate-limits.ts'

const root = resolve(import.meta.dirname, '../..')

export type EmptyBusiness = { origin: string; close: () => Promise<void> }

/** The built product as `DEMO=off npm start` opens it, with a database of its own and nobody but the administrator. */
export async function openEmptyBusiness(): Promise<EmptyBusiness> {
  const home = await mkdtemp('/var/tmp/theke-empty-')
  // The account that PostgreSQL runs as has to pass through.
  await chmod(home, 0o711)
  const port = await freePort()
  const server = fork(join(root, 'scripts/start.ts'), {
    cwd: root,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...noRateLimits,
      DEMO: 'off',
      THEKE_DATA_DIR: home,
      PORT: String(port),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      MEDIA_AHEAD: 'off',
      LOG_LEVEL: 'warn',
    },
  })
  const close = async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    }
    await rm(home, { recursive: true, force: true })
  }
  const origin = `http://localhost:${port}`
  try {
    await waitUntilReady(origin, () => server.exitCode !== null)
  } catch (error) {
    await close()
    throw error
  }
  return { origin, close }
}

async function waitUntilReady(origin: string, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((wait) => setTimeout(wait, 500))
  }
  throw new Error('the empty business did not open; its reason is above')
}

async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0)
  await once(probe, 'listening')
  // It listens on a port, not on a path.
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')

  return port
}
