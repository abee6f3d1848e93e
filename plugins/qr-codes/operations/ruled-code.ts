import type { QrCode } from '#cms/payload-types.ts'
import { toHours } from '#collections/shared/to-hours.ts'
import type { RuledCode } from '#domain/insight/qr/scan-rules.ts'
import type { ScanTarget } from '#domain/insight/qr/scan-target.ts'
import { idOf } from '#kernel/access/caller.ts'

type Opening = Pick<QrCode, 'targetType' | 'site' | 'branch' | 'table' | 'product' | 'questionnaire' | 'url'>

/** A stored code as rules see it. */
export const ruledCodeOf = (code: QrCode, timeZone: string): RuledCode<ScanTarget> => ({
  target: targetOf(code),
  timeZone,
  rules: (code.rules ?? []).map((rule) => ({
    windows: toHours(rule.windows),
    validFrom: rule.validFrom ?? null,
    validUntil: rule.validUntil ?? null,
    house: rule.house ?? null,
    languages: rule.languages ?? [],
    target: targetOf(rule),
  })),
})

/** What a code or a rule opens, by the name of its kind: so the fields are called as well. */
export function targetOf(opening: Opening): ScanTarget {
  const kind = opening.targetType
  const key = opening[kind]

  return { kind, key: key ? idOf(key) : '' }
}
