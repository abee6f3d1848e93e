import type { Statistics, StatisticsValues } from '#domain/insight/statistics/statistics.contract.ts'

/**
 * An answer by the hour without figures of hours that are still to come, and without visitors, who are counted once a
 * day: nobody has to take either for nothing.
 */
export function untilNow(answer: Statistics): Statistics {
  if (answer.range.grain !== 'hour') return answer
  const now = Date.parse(answer.asOf)

  return {
    ...answer,
    series: answer.series.map(({ at, values, before }) => ({
      at,
      values: Date.parse(at) > now ? {} : countedByHour(values),
      ...(before && { before: countedByHour(before) }),
    })),
  }
}

const countedByHour = (values: StatisticsValues): StatisticsValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'visitors'))
