import { getPayload, type Payload } from 'payload'

import config from '#cms/payload.config.ts'
import { attachLiveBus } from '#kernel/live/bus-of.ts'
import { canHear } from '#kernel/live/can-hear.ts'
import { createLiveBus, type LiveBus } from '#kernel/live/live-bus.ts'

import { answerWithPayload } from './api/answer-with-payload.ts'
import { type Environment, EnvironmentError } from './environment.ts'
import { canReach } from './health/database-checks.ts'
import type { Log } from './log/log.ts'
import { declaredRoutes } from './policy/declared-routes.ts'
import { type PolicyOf, policyTable } from './policy/policy-table.ts'
import { recogniseAskers } from './recognise-askers.ts'

export type OpenPayload = {
  payload: Payload
  bus: LiveBus
  handleApi: (request: Request) => Promise<Response>
  policyOf: PolicyOf
  isDatabaseThere: () => Promise<boolean | undefined>
}

type Addresses = Pick<Environment, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>

const wrongDirectAddress =
  'DATABASE_DIRECT_URL führt nicht unmittelbar zur Datenbank von DATABASE_URL. / DATABASE_DIRECT_URL does not lead straight to the database of DATABASE_URL.'

/** Payload and the bus that tells what changes in it, both with the server's log. */
export async function openPayload(log: Log, addresses: Addresses): Promise<OpenPayload> {
  const sanitized = await config
  // One stream of lines, in one format and with the same secrets hidden.
  // Payload's type wants its own pino's symbols, which ours has at run time.
  sanitized.logger = log as unknown as typeof sanitized.logger
  const policyOf = policyTable(declaredRoutes(sanitized))
  const opening = getPayload({ config: sanitized })
  const isDatabaseThere = async () => canReach(await opening)
  const [payload, bus] = await Promise.all([
    opening,
    createLiveBus({
      connectionString: addresses.DATABASE_DIRECT_URL ?? addresses.DATABASE_URL,
      isDatabaseThere,
      onProblem: (err) => log.warn({ err }, 'live bus'),
    }),
  ])
  if (!(await canHear(bus, payload.db.pool))) throw new EnvironmentError(wrongDirectAddress)
  attachLiveBus(payload, bus)
  recogniseAskers(payload)
  return { payload, bus, handleApi: answerWithPayload(sanitized), policyOf, isDatabaseThere }
}
