import { getPayload, handleEndpoints, type Payload } from 'payload'

import config from '#cms/payload.config.ts'
import { attachLiveBus, createLiveBus, type LiveBus } from '#plugins/live/live.port.ts'

import type { Log } from './log/log.ts'

export type OpenPayload = {
  payload: Payload
  bus: LiveBus
  handleApi: (request: Request) => Promise<Response>
}

/** Payload and the bus that tells what changes in it, both with the server's log. */
export async function openPayload(log: Log, connectionString: string): Promise<OpenPayload> {
  const sanitized = await config
  // One stream of lines, in one format and with the same secrets hidden.
  // Payload's type wants its own pino's symbols, which ours has at run time.
  sanitized.logger = log as unknown as typeof sanitized.logger
  const [payload, bus] = await Promise.all([
    getPayload({ config: sanitized }),
    createLiveBus({ connectionString, onProblem: (err) => log.warn({ err }, 'live bus') }),
  ])
  attachLiveBus(payload, bus)
  return { payload, bus, handleApi: (request) => handleEndpoints({ config: sanitized, request }) }
}
