import type { PayloadRequest } from 'payload'

import type { QrCode } from '#cms/payload-types.ts'
import {
  codeStopWarnings,
  deadRuleWarning,
  deadTargetWarning,
  noAddressWarning,
  tooSmallForLabelsWarning,
} from '#domain/insight/qr/code-state.texts.ts'
import { labelLayout } from '#domain/insight/qr/label-layout.ts'
import { codeColorsProblem, leastSizeMm } from '#domain/insight/qr/print-rules.ts'
import type { CodeState } from '#domain/insight/qr/qr-codes.contract.ts'
import { codeStop, type RuledCode, targetOfScan } from '#domain/insight/qr/scan-rules.ts'
import type { ScanTarget } from '#domain/insight/qr/scan-target.ts'
import { qrTargetLabels } from '#domain/insight/qr-targets.ts'
import { callerOf } from '#kernel/access/caller.ts'
import { rightTo } from '#kernel/access/rights.ts'

import { modulesOf } from '../picture/artwork.ts'
import { type CodeLook, readCodeLook } from './code-look.ts'
import { spanOf } from './open-scan.ts'
import { type CodePlace, placeOfCode } from './place-of-code.ts'
import { recentScans } from './recent-scans.ts'
import { resolveTarget } from './resolve-target.ts'
import { ruledCodeOf } from './ruled-code.ts'
import { addressOf, type CodeHouse, houseOfCode, seenCode } from './seen-code.ts'

type Warning = CodeState['warnings'][number]

/** How a code stands, for whoever may read it. */
export async function readCodeState(
  req: PayloadRequest,
  id: string,
  now: Temporal.Instant,
): Promise<CodeState> {
  const code = await seenCode(req, id)
  const [house, place] = await Promise.all([houseOfCode(req, code), placeOfCode(req, code, now)])
  const look = await readCodeLook(req, house)
  const ruled = ruledCodeOf(code, place.timeZone)
  const batches = (code.batches ?? []).flatMap(({ number, name }) =>
    number ? [{ number, name, address: addressOf(house, code, number) }] : [],
  )
  // Batches stand in any order, and a number more may make a code of more squares.
  const [longest = ''] = [addressOf(house, code), ...batches.map(({ address }) => address)].toSorted(
    (one, other) => other.length - one.length,
  )
  const leastSize = { plain: leastFor(longest, false), withLogo: leastFor(longest, true) }

  return {
    address: addressOf(house, code),
    batches,
    opens: await opensNow(req, { code, ruled, place, now }),
    warnings: [
      ...ofStop(code, now),
      ...(await ofTargets(req, { ruled, place, now })),
      ...ofPrint({ house, look, least: leastSize.plain }),
    ],
    leastSize,
    hasLogo: look.logo !== null,
    colorsProblem: codeColorsProblem(look.theme),
    scans: (await maySeeScans(req, place))
      ? await recentScans(req.payload.db.pool, {
          code: code.id,
          today: now.toZonedDateTimeISO(place.timeZone).toPlainDate(),
        })
      : null,
  }
}

/** Figures of a branch are for its own people, and for whoever keeps the codes of all. */
async function maySeeScans(req: PayloadRequest, { branch }: CodePlace): Promise<boolean> {
  if (branch === null || callerOf(req).branches.includes(branch)) return true

  return (await rightTo(req, 'update', 'qr-codes')) === true
}

const leastFor = (address: string, hasLogo: boolean): number => leastSizeMm(modulesOf(address, hasLogo))

type Standing = { ruled: RuledCode<ScanTarget>; place: CodePlace; now: Temporal.Instant }

/** Most who scan do so with a telephone that speaks German. */
async function opensNow(
  req: PayloadRequest,
  { code, ruled, place, now }: Standing & { code: QrCode },
): Promise<CodeState['opens']> {
  if (codeStop(spanOf(code), now)) return null
  const { target, rule } = targetOfScan(ruled, { now, house: place.house, languages: ['de'] })
  const found = await resolveTarget(req, { target, branch: place.branch, now })

  return (
    found && {
      kind: target.kind,
      label: qrTargetLabels[target.kind],
      href: found.href,
      rule: rule === null ? null : rule + 1,
    }
  )
}

function ofStop(code: QrCode, now: Temporal.Instant): Warning[] {
  const stop = codeStop(spanOf(code), now)

  return stop ? [{ code: stop, message: codeStopWarnings[stop] }] : []
}

async function ofTargets(req: PayloadRequest, { ruled, place, now }: Standing): Promise<Warning[]> {
  const targets = [ruled.target, ...ruled.rules.map(({ target }) => target)]
  const found = await Promise.all(
    targets.map((target) => resolveTarget(req, { target, branch: place.branch, now })),
  )

  return found.flatMap((each, index): Warning[] => {
    if (each) return []
    return index === 0
      ? [{ code: 'dead-target', message: deadTargetWarning }]
      : [{ code: 'dead-rule', message: deadRuleWarning(index) }]
  })
}

type Printing = { house: CodeHouse; look: CodeLook; least: number }

function ofPrint({ house, look, least }: Printing): Warning[] {
  const colors = codeColorsProblem(look.theme)
  const small = (['compact', 'detail'] as const).find((label) => labelLayout(look.grids[label]).side < least)

  return [
    ...(house.isKnown ? [] : [{ code: 'no-address' as const, message: noAddressWarning(house.origin) }]),
    ...(colors ? [{ code: 'weak-colors' as const, message: colors }] : []),
    ...(small
      ? [{ code: 'too-small-for-labels' as const, message: tooSmallForLabelsWarning(small, least) }]
      : []),
  ]
}
