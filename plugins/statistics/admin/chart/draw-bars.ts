import { figureText } from '#domain/insight/statistics/figure-words.ts'
import type { Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

import { type Drawn, everyOption, withinBounds } from './drawn.ts'
import { rangeInWords } from './point-names.ts'

const mostBars = 20
const remPerBar = 1.9

/** The greatest rows as bars with their names and figures. On the screen they are rows of a table instead. */
export function drawBars({ rows, range, measures, title }: Statistics, measure: Measure): Drawn {
  const { label = '', unit = 'count' } = measures.find(({ key }) => key === measure) ?? {}
  const shown = rows.slice(0, mostBars)

  return {
    label: `${title} nach ${label}, ${rangeInWords(range)}`,
    points: [],
    height: Math.max(8, shown.length * remPerBar + 2),
    optionOf: (look) => ({
      ...everyOption(look),
      grid: { left: 8, right: 120, top: 8, bottom: 8, ...withinBounds },
      xAxis: { type: 'value', show: false },
      yAxis: {
        type: 'category',
        inverse: true,
        data: shown.map(({ label }) => label),
        axisLabel: { color: look.text, fontSize: 13, width: 260, overflow: 'truncate' },
        axisTick: { show: false },
        axisLine: { show: false },
      },
      series: [
        {
          type: 'bar',
          barMaxWidth: 22,
          data: shown.map(({ values }) => values[measure] ?? 0),
          itemStyle: { color: look.accent, borderRadius: 3 },
          label: {
            show: true,
            position: 'right',
            color: look.text,
            fontSize: 13,
            formatter: ({ dataIndex }: { dataIndex: number }) =>
              figureText(shown[dataIndex]?.values[measure], unit),
          },
        },
      ],
    }),
  }
}
