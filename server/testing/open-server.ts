import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { noteRead } from '#kernel/live/readings.ts'

import { createServerApp, type ServerApp, type ServerParts } from '../app.ts'
import type { ServedApp } from '../apps/served-app.ts'
import { readEnvironment } from '../environment.ts'
import { createLogs } from '../log/log.ts'
import { declaredPolicy } from './declared-calls.fixture.ts'

type Listeners = { hear: ((message: { tags: string[] }) => void)[]; gap: (() => void)[] }

/** The server with fakes for all it needs, on a port of its own. */
export async function openServer(more: Partial<ServerParts> & { env?: Record<string, string> } = {}) {
  const heard: Listeners = { hear: [], gap: [] }
  const bus = {
    isConnected: true,
    isAway: false,
    tell: (...tags: string[]) => heard.hear.forEach((hear) => hear({ tags })),
  }
  const lines: string[] = []
  const server: ServerApp = createServerApp({
    settings: readEnvironment({
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://localhost/theke',
      PAYLOAD_SECRET: 'x'.repeat(32),
      ...more.env,
    }),
    logs: createLogs('info', { write: (line) => lines.push(line) }),
    bus: {
      subscribe: (hear) => (heard.hear.push(hear), () => undefined),
      onOwn: () => () => undefined,
      onGap: (refill) => (heard.gap.push(refill), () => undefined),
      isConnected: () => bus.isConnected,
      isAway: () => bus.isAway,
    },
    handleApi: async () => Response.json({ message: 'Route not found' }, { status: 404 }),
    policyOf: declaredPolicy,
    apps: [],
    checks: {},
    ...more,
  })
  const listener = createServer(server.onRequest)
  // It ends with its test file; nothing has to wait for it.
  listener.unref()
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  const get = (path: string, init?: RequestInit) => fetch(`${url}${path}`, { redirect: 'manual', ...init })
  const post = (path: string, body: string, type = 'application/json') =>
    get(path, { method: 'POST', body, headers: { 'content-type': type } })
  return { server, listener, bus, heard, lines, url, get, post }
}

export const page =
  '<!doctype html><html><head><style>p{color:red}</style></head><body><script>start()</script>'

/** An app whose pages count how often they are rendered. */
export function countingApp(respond?: (request: Request, count: number) => Response) {
  const app = { renders: 0, seen: [] as Request[] }
  const served: ServedApp = {
    name: 'storefront',
    isShared: true,
    serves: () => true,
    readsQuery: () => new Set(['q', 'tag']),
    respond: async (request) => {
      app.renders += 1
      app.seen.push(request)
      noteRead(['shop', 'products'])
      if (respond) return respond(request, app.renders)
      return new Response(`${page}<p>${app.renders}</p>${'.'.repeat(2000)}`, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'x-page-until': 'changed' },
      })
    },
  }
  return { app, served }
}

/** Waits for something that happens by itself. */
export const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}
