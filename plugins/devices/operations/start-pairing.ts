import type { PayloadRequest } from 'payload'

import type { PairedKind } from '#domain/operations/device-pairing.contract.ts'
import { limitKey } from '#domain/operations/limit-key.ts'
import { pairingMinutes } from '#domain/operations/pairing-code.ts'
import { truncateAddress } from '#domain/operations/truncate-address.ts'
import { inTurn, type Querying } from '#kernel/database/in-turn.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { Refused } from '#kernel/refused.ts'

import { makePairingCode, makePairingSecret, markOf } from './pairing-marks.ts'

type Started = { code: string; secret: string; expiresAt: string }

/** A house has some screens, and each may be loaded anew now and then. */
export const mostOfClient = 20
/** Codes are short: the fewer there are, the less is hit by guessing. */
export const mostOpen = 500

/** A screen without a key asks for one. Anybody may, so there are only so many at once, by client and in all. */
export async function startPairing(req: PayloadRequest, kind: PairedKind): Promise<Started> {
  const { payload } = req
  const now = Temporal.Now.instant()
  const expiresAt = now.add({ minutes: pairingMinutes }).toString({ smallestUnit: 'millisecond' })
  const address = req.headers.get('x-client-address')
  const client = markOf(payload.secret, 'client', limitKey(address))
  const secret = makePairingSecret()

  const code = await inTurn(payload.db.pool, 'device-pairings', async (connection) => {
    await refuseTooMany(connection, client, now)
    const pairing = { kind, client, network: truncateAddress(address), now: now.toString(), expiresAt }
    for (;;) {
      const made = makePairingCode()
      const marks = {
        code: markOf(payload.secret, 'code', made),
        secret: markOf(payload.secret, 'secret', secret),
      }
      if (await insert(connection, { ...pairing, marks })) return made
    }
  })

  return { code, secret, expiresAt }
}

async function refuseTooMany(connection: Querying, client: string, now: Temporal.Instant): Promise<void> {
  await connection.query('delete from device_pairings where expires_at <= $1', [now.toString()])
  const { rows } = await connection.query<{ all: number; own: number; next: Date | null }>(
    `select count(*)::int as all, count(*) filter (where client = $1)::int as own, min(expires_at) as next
       from device_pairings where device_id is null`,
    [client],
  )
  const [open] = rows
  if (!open || (open.own < mostOfClient && open.all < mostOpen)) return

  const waitMs = (open.next?.getTime() ?? 0) - now.epochMilliseconds
  throw new Refused('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
}

type NewPairing = {
  kind: PairedKind
  client: string
  network: string | null
  now: string
  expiresAt: string
  marks: { code: string; secret: string }
}

/** False for a code that is shown somewhere already. */
async function insert(connection: Querying, pairing: NewPairing): Promise<boolean> {
  const { marks, kind, client, network, now, expiresAt } = pairing
  const { rowCount } = await connection.query(
    `insert into device_pairings (id, code, secret, kind, client, network, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (code) do nothing`,
    [uuidV7(Date.parse(now)), marks.code, marks.secret, kind, client, network, now, expiresAt],
  )
  return rowCount === 1
}
