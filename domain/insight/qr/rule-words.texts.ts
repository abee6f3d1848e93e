import type { HoursEntry } from '../../time/hours.contract.ts'
import { weekdayShortNames } from '../../time/format.ts'
import { weekdays } from '../../time/weekdays.ts'
import { qrTargetLabels } from '../qr-targets.ts'
import { languageLabels } from './languages.ts'
import { houseConditionLabels } from './scan-rules.ts'

/** A rule as its form holds it, where anything may still be missing. */
export type TypedRule = {
  windows?: Partial<HoursEntry>[] | null
  validFrom?: unknown
  validUntil?: unknown
  house?: string | null
  languages?: string[] | null
  targetType?: string | null
}

/** When a rule holds and what it opens then, in one line. */
export function ruleWords(rule: TypedRule): string {
  const conditions = [
    ...(rule.windows ?? []).slice(0, 2).map(windowWords),
    ...((rule.windows ?? []).length > 2 ? ['…'] : []),
    ...(rule.validFrom || rule.validUntil ? ['auf Zeit'] : []),
    ...wordIn(houseConditionLabels, rule.house),
    ...(rule.languages ?? []).flatMap((language) => wordIn(languageLabels, language)),
  ]
  const [target = 'noch kein Ziel'] = wordIn(qrTargetLabels, rule.targetType)

  return `${conditions.length > 0 ? conditions.join(', ') : 'Immer'} → ${target}`
}

function windowWords({ type = 'daily', isClosed, from, to }: Partial<HoursEntry>): string {
  const day = weekdays.findIndex((weekday) => weekday === type)
  const name = type === 'daily' ? 'täglich' : type === 'once' ? 'einmalig' : (weekdayShortNames[day] ?? '…')

  return `${name} ${isClosed ? 'nicht' : `${from || '…'}–${to || '…'}`}`
}

const wordIn = (labels: Readonly<Record<string, string>>, name: string | null | undefined): string[] => {
  const word = name && Object.hasOwn(labels, name) ? labels[name] : undefined

  return word === undefined ? [] : [word]
}
