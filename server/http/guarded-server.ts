import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'

import { limitKey } from '#domain/operations/limit-key.ts'
import { refuseBrokenRequests } from './refuse-broken-requests.ts'

type Guards = {
  /** Tools of development change to another protocol at their own paths; the product itself never does. */
  mayUpgrade: (path: string) => boolean
  /** Behind a gateway every connection is the gateway's. */
  countsClients: boolean
  /** How many connections may be open at once. */
  mostConnections?: number
  timesMs?: Partial<typeof usualTimesMs>
}

const usualTimesMs = {
  /** From the first byte, or from the beginning where none comes, until the headers are there. */
  headersTimeout: 30_000,
  /** Until the last byte is there, also of a film that comes slowly. */
  requestTimeout: 300_000,
  /** Longer than a gateway keeps a connection, so it is never the one to be surprised. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  /** While nothing moves in either direction: an answer that nobody reads would be held, with its file, for ever. */
  timeout: 300_000,
}

/** A server that nobody holds on to: what is open costs a descriptor, and nobody gets in without one. */
export function createGuardedServer(guards: Guards): Server {
  const { mayUpgrade, countsClients, mostConnections = connectionsThatFit(), timesMs } = guards
  const { timeout, ...times } = { ...usualTimesMs, ...timesMs }
  const server = createServer({
    ...times,
    // Whoever listens to upgrades takes the limits off their sockets and may forget them, as Next does.
    shouldUpgradeCallback: ({ url = '' }) => mayUpgrade(url.split('?', 1)[0] ?? ''),
  })
  server.timeout = timeout
  server.maxConnections = mostConnections
  if (countsClients) refuseHoarders(server, Math.ceil(mostConnections / 4))
  refuseBrokenRequests(server)

  return server
}

/** One address may be a whole inn, but not everybody. */
function refuseHoarders(server: Server, mostOfOne: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const client = limitKey(socket.remoteAddress)
    const count = (open.get(client) ?? 0) + 1
    open.set(client, count)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left > 0) open.set(client, left)
      else open.delete(client)
    })
    if (count > mostOfOne) socket.destroy()
  })
}

const connectionsWhereNobodyLimits = 16_000

/** Each may have a file open besides; the rest stays for the database and what else is opened to answer. */
function connectionsThatFit(): number {
  // Newer than its types: asks no name server who is at the other end of what is open.
  Object.assign(process.report, { excludeNetwork: true })
  // As Node's manual describes it; Windows has no such limit.
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: number | 'unlimited' } }
  }
  const descriptors = Number(userLimits?.open_files?.soft)

  return Number.isFinite(descriptors)
    ? Math.min(Math.floor(descriptors * 0.375), connectionsWhereNobodyLimits)
    : connectionsWhereNobodyLimits
}
