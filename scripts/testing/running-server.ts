import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

import { noRateLimits } from './no-rate-limits.ts'

const root = resolve(import.meta.dirname, '../..')

/** What the server itself says of one request. */
export type AccessLine = { requestId: string; method: string; path: string; status: number; ms: number }

export interface RunningServer {
  url: string
  pid: number
  /** Ends it as a crash would: no goodbye, no flush. */
  kill: () => Promise<void>
  stop: () => Promise<void>
  hasEnded: () => boolean
}

type Start = {
  databaseUrl: string
  mediaDir: string
  environment?: Record<string, string>
  /** Hears of every request when it is answered; without it the server keeps silent. */
  onAccess?: ((line: AccessLine) => void) | undefined
  /** Hears of every line that it writes, whatever it is about. */
  onLine?: ((line: string) => void) | undefined
  /** Where another version of the product is installed. */
  folder?: string
}

/** The real server process, without the admin panel, on a free port. */
export const startServerProcess = (
  databaseUrl: string,
  mediaDir: string,
  environment: Record<string, string> = {},
  onAccess?: (line: AccessLine) => void,
): Promise<RunningServer> => startVersion({ databaseUrl, mediaDir, environment, onAccess })

/** The same, of any version. */
export async function startVersion({
  databaseUrl,
  mediaDir,
  environment,
  onAccess,
  onLine,
  folder = root,
}: Start): Promise<RunningServer> {
  const child = fork(join(folder, 'server/main.ts'), {
    cwd: folder,
    execArgv: [],
    stdio: ['ignore', onAccess || onLine ? 'pipe' : 'ignore', onLine ? 'pipe' : 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...noRateLimits,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: 'a-secret-for-tests-of-enough-length',
      MEDIA_DIR: mediaDir,
      PORT: '0',
      ADMIN: 'off',
      MEDIA_AHEAD: 'off',
      LOG_LEVEL: onAccess || onLine ? 'info' : 'silent',
      ...environment,
    },
  })
  if (onAccess && child.stdout) {
    createInterface({ input: child.stdout }).on('line', (text) => hear(text, onAccess))
  }
  for (const input of onLine ? [child.stdout, child.stderr] : []) {
    if (input && onLine) createInterface({ input }).on('line', onLine)
  }

  return follow(child)
}

async function follow(child: ChildProcess): Promise<RunningServer> {
  const ended = once(child, 'close')
  const url = await new Promise<string>((ready, reject) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'ready' && message.url) ready(message.url)
    })
    void ended.then(([code]) => reject(new Error(`the server ended with ${String(code)}`)))
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!hasEnded()) child.kill(signal)
    await ended
  }
  // It has told its address, so it runs.
  return { url, pid: child.pid as number, kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), hasEnded }
}

/** Of all that the server logs, the lines that tell of a request. */
function hear(text: string, onAccess: (line: AccessLine) => void): void {
  if (!text.includes('"msg":"request"')) return

  // Written by the server's own access log.
  onAccess(JSON.parse(text) as AccessLine)
}
