import { askedOf } from '#domain/insight/statistics/asked-of.ts'
import type { AnyDatasetName } from '#domain/insight/statistics/datasets.data.ts'
import type { AskedFigures } from '#domain/insight/statistics/figures.ts'
import type { StatisticsQuery } from '#domain/insight/statistics/statistics.contract.ts'
import { Refused } from '#kernel/refused.ts'

type Given<Name> = { dataset: Name; query: StatisticsQuery; timeZone: string }

/** What is asked, or the refusal of what cannot be; `names` are what the call calls its fields. */
export function soundlyAsked<Name extends AnyDatasetName>(
  { dataset, query, timeZone }: Given<Name>,
  names: Readonly<Record<string, string>> = {},
): AskedFigures<Name> {
  const asking = askedOf(dataset, query, timeZone)
  if ('asked' in asking) return asking.asked
  const problems = asking.problems.map(
    ({ field, message }) => ({ field: names[field] ?? field, message, code: 'validation' }) as const,
  )
  throw new Refused('validation', {}, problems)
}
