import type { PayloadRequest } from 'payload'

import {
  admitAttempt,
  settleAttempts,
  takeBackAttempts,
} from '#collections/shared/accounts/login-attempts.ts'
import { tooManyAttempts } from '#collections/shared/accounts/too-many-attempts.ts'
import type { AskingScreen, PairedKind } from '#domain/operations/device-pairing.contract.ts'
import { parsePairingCode } from '#domain/operations/pairing-code.ts'
import { leads, staffOf } from '#kernel/access/caller.ts'
import { Refused } from '#kernel/refused.ts'

import { markOf } from './pairing-marks.ts'

export type FoundPairing = { id: string; kind: PairedKind; device: string | null; screen: AskingScreen }

/** Whoever mistypes a code six times has it before them no more. */
const mostTries = 10

/**
 * The screen that shows a code, for those who lead. Codes that are not there count, so that nobody finds the screen of
 * somebody else by trying; finding a screen of one's own, which everybody can have, begins nothing anew.
 */
export async function findPairing(req: PayloadRequest, typed: string): Promise<FoundPairing> {
  const staff = staffOf(req)
  if (!staff || !leads(staff)) throw new Refused('not-allowed')
  const { payload } = req
  const tries = `pairing:${staff.id}`
  const now = () => Temporal.Now.instant().epochMilliseconds
  const lockedMs = await admitAttempt(payload, tries, { now, most: mostTries })
  if (lockedMs > 0) throw tooManyAttempts(lockedMs)

  let found: FoundPairing | null = null
  try {
    found = await readPairing(req, typed)
  } finally {
    if (!found) await settleAttempts(payload.db.drizzle, tries)
  }
  if (!found) throw new Refused('unknown-pairing')

  await takeBackAttempts(payload.db.drizzle, tries)
  return found
}

type Row = {
  id: string
  kind: PairedKind
  device: string | null
  network: string | null
  since: Date
  expiresAt: Date
}

async function readPairing({ payload }: PayloadRequest, typed: string): Promise<FoundPairing | null> {
  const code = markOf(payload.secret, 'code', parsePairingCode(typed) ?? '')
  const { rows } = await payload.db.pool.query<Row>({
    name: 'find-pairing',
    text: `select id, kind, device_id as device, network, created_at as since, expires_at as "expiresAt"
             from device_pairings where code = $1 and expires_at > $2`,
    values: [code, Temporal.Now.instant().toString()],
  })
  const [row] = rows
  if (!row) return null

  const { id, kind, device, network, since, expiresAt } = row
  return {
    id,
    kind,
    device,
    screen: { kind, network, since: since.toISOString(), expiresAt: expiresAt.toISOString() },
  }
}
