import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

/** An answer without figures of hours that are still to come: nobody has to take them for nothing. */
export function untilNow(answer: Statistics): Statistics {
  if (answer.range.grain !== 'hour') return answer
  const now = Date.parse(answer.asOf)

  return {
    ...answer,
    series: answer.series.map((point) => (Date.parse(point.at) > now ? { ...point, values: {} } : point)),
  }
}
