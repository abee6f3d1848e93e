import { randomUUID } from 'node:crypto'
import pg from 'pg'

import { type LiveMessage, liveChannel, parseLiveMessage } from './live-message.ts'

export type Listening = {
  /** Past every pooler: a connection that is shared by transactions hears nothing. */
  connectionString: string
  /** How long after each answer the connection is probed again. */
  probeMs?: number
  /** How long an answer may take before the connection counts as dead. */
  patienceMs?: number
  onProblem?: ((error: Error) => void) | undefined
}

const connectMs = 2000
export const usualProbing = { probeMs: 1000, patienceMs: 3000 }

/** A connection that hears what is told, or ends: one that nothing comes over any more is cut. */
export async function listen(options: Listening, hear: (message: LiveMessage) => void): Promise<pg.Client> {
  const { connectionString, probeMs, patienceMs, onProblem } = { ...usualProbing, ...options }
  const client = new pg.Client({
    connectionString,
    application_name: 'theke-live',
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    query_timeout: patienceMs,
  })
  const ownChannel = `theke_probe_${randomUUID().replaceAll('-', '')}`
  client.on('error', (error) => onProblem?.(error))
  client.on('notification', ({ channel, payload }) => {
    const message = channel === liveChannel ? parseLiveMessage(payload) : null
    if (message) hear(message)
  })

  try {
    await client.connect()
    await client.query(`listen ${liveChannel}`)
    await client.query(`listen ${ownChannel}`)
    // A probe that is lost in a crash was of no use anyway, so none has to reach the disk.
    await client.query('set synchronous_commit = off')
    await hearOneself(client, ownChannel, patienceMs)
  } catch (error) {
    client.connection.stream.destroy()
    throw error
  }

  keepProbing({ client, ownChannel, probeMs, patienceMs, onProblem })
  return client
}

/** Resolves when a message to oneself comes back; a mere answer would not prove that messages do. */
async function hearOneself(client: pg.Client, ownChannel: string, patienceMs: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const onMessage = ({ channel }: pg.Notification) => {
    if (channel === ownChannel) resolve()
  }
  // A process that was busy finds both the end of its patience and the message; the message is read first then.
  const timer = setTimeout(() => setImmediate(() => reject(new DeafConnection())), patienceMs)
  client.on('notification', onMessage)
  // The driver has a reason for whoever is asking something; it is told a moment later than the end.
  const onEnd = () => setImmediate(() => reject(new ConnectionEnded()))
  client.once('end', onEnd)
  try {
    await Promise.all([client.query('select pg_notify($1, $2)', [ownChannel, '']), promise])
  } finally {
    clearTimeout(timer)
    client.off('notification', onMessage)
    client.off('end', onEnd)
  }
}

class DeafConnection extends Error {
  override name = 'DeafConnection'

  constructor() {
    super('The connection hears nothing any more')
  }
}

class ConnectionEnded extends Error {
  override name = 'ConnectionEnded'

  constructor() {
    super('The connection ended')
  }
}

type Probing = Required<Pick<Listening, 'probeMs' | 'patienceMs'>> & {
  onProblem: Listening['onProblem']
  client: pg.Client
  ownChannel: string
}

function keepProbing({ client, ownChannel, probeMs, patienceMs, onProblem }: Probing): void {
  const probe = () => {
    hearOneself(client, ownChannel, patienceMs).then(askLater, (error: Error) => {
      onProblem?.(error)
      client.connection.stream.destroy()
    })
  }
  let timer: NodeJS.Timeout | undefined
  const askLater = () => {
    timer = setTimeout(probe, probeMs).unref()
  }

  client.once('end', () => clearTimeout(timer))
  askLater()
}
