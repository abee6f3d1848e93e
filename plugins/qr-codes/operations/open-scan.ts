import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { QrCode } from '#cms/payload-types.ts'
import { normalisePath } from '#domain/content/paths.ts'
import { batchIn } from '#domain/insight/qr/short-address.ts'
import { codeStop, targetOfScan } from '#domain/insight/qr/scan-rules.ts'
import type { ScanStop, ScanTarget } from '#domain/insight/qr/scan-target.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'

import { placeOfCode } from './place-of-code.ts'
import { resolveTarget } from './resolve-target.ts'
import { ruledCodeOf } from './ruled-code.ts'
import { scanLocation } from './scan-location.ts'

/** A call of a short address. */
export type Scan = {
  /** As it stands in the address, behind its first step. */
  path: string
  batch: string | undefined
  host: string
  /** The preferred one first. */
  languages: readonly string[]
  now: Temporal.Instant
}

/** What is written down of a scan besides what it was scanned with. */
export type OpenedScan = { code: string; day: string; batch: number; place: string; target: ScanTarget }

export type Opened =
  | { kind: 'redirect'; location: string; scan: OpenedScan }
  /** `shop` is the branch where whoever scanned may go on. */
  | { kind: 'page'; stop: ScanStop; shop: string | null }

/** Says where a scan leads. Reads only, so that it may be asked for whoever does not count. ADR 129. */
export async function openScan(payload: Payload, scan: Scan): Promise<Opened> {
  const req = await createLocalReq({}, payload)
  const code = await findCode(req, scan.path)
  if (!code) return { kind: 'page', stop: 'unknown', shop: null }

  const { now, languages } = scan
  const { branch, timeZone, house, shop } = await placeOfCode(req, code, now)
  const stop = codeStop(spanOf(code), now)
  if (stop) return { kind: 'page', stop, shop }

  const { target } = targetOfScan(ruledCodeOf(code, timeZone), { now, house, languages })
  const place = await resolveTarget(req, { target, branch, now })
  if (!place) return { kind: 'page', stop: 'dead', shop }

  return {
    kind: 'redirect',
    location: await scanLocation(req, { place, path: code.path, host: scan.host }),
    scan: { ...countedAs(code, scan), day: dayOf(now, timeZone), target },
  }
}

/** No path of a code is longer. */
const longestPath = 200

async function findCode(req: PayloadRequest, path: string): Promise<QrCode | null> {
  const key = normalisePath(path)
  if (key === '' || key.length > longestPath) return null

  return (await findRecord(asSystem(req), 'qr-codes', { where: { path: { equals: key } } })) ?? null
}

export const spanOf = ({ isEnabled, validFrom, validUntil }: QrCode) => ({
  isEnabled: isEnabled !== false,
  validFrom: validFrom ?? null,
  validUntil: validUntil ?? null,
})

/** A number that no batch of the code has is nobody's: addresses can be made up without end. */
function countedAs({ id, batches, origin }: QrCode, { batch }: Scan) {
  const number = batchIn(batch)
  const printed = (batches ?? []).find((each) => number !== null && each.number === number)

  return { code: id, batch: printed?.number ?? 0, place: printed?.place || origin || '' }
}

const dayOf = (now: Temporal.Instant, timeZone: string): string =>
  now.toZonedDateTimeISO(timeZone).toPlainDate().toString()
