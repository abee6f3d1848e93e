import { figureText } from '#domain/insight/statistics/figure-words.ts'
import type { Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import { weekdayNames, weekdayShortNames } from '#domain/time/format.ts'
import type { EChartsCoreOption } from 'echarts/core'

import { type Drawn, everyOption, type Point, withinBounds } from './drawn.ts'
import type { Look } from './look.ts'
import { rangeInWords } from './point-names.ts'

const hoursPerDay = 24

/** Which hours of which weekdays are busy, darker where more. */
export function drawHeat(answer: Statistics, measure: Measure, onList?: (path: string) => void): Drawn {
  const { measures, range } = answer
  const { label = '', unit = 'count' } = measures.find(({ key }) => key === measure) ?? {}
  const cells = cellsOf(answer, measure)
  const points = cells.map(({ value, path }, index): Point => {
    const hour = index % hoursPerDay
    const day = weekdayNames[Math.floor(index / hoursPerDay)]
    return {
      text: `${day}, ${twoDigits(hour)} bis ${twoDigits(hour + 1)} Uhr: ${label} ${figureText(value, unit)}`,
      at: { seriesIndex: 0, dataIndex: index },
      ...(path !== undefined && onList && { press: () => onList(path) }),
    }
  })

  return {
    label: `${label} nach Wochentag und Stunde, ${rangeInWords(range)}`,
    points,
    stride: hoursPerDay,
    height: 16,
    optionOf: (look) => heatOption(cells, look),
  }
}

/** What was counted in an hour of the week, and where the list of it opens. */
type HourCell = { value: number | null; path?: string | undefined }

/** All hours of a week from Monday on; where nothing was counted there is nothing, and what is not told is not known. */
export function cellsOf({ rows }: Statistics, measure: Measure): HourCell[] {
  const byKey = new Map(rows.map(({ key, values, path }) => [key, { value: values[measure] ?? null, path }]))

  return weekdayNames.flatMap((_, day) =>
    Array.from({ length: hoursPerDay }, (_, hour) => byKey.get(`${day}-${hour}`) ?? { value: 0 }),
  )
}

const twoDigits = (hour: number): string => String(hour).padStart(2, '0')

function heatOption(cells: readonly HourCell[], look: Look): EChartsCoreOption {
  const axisLabel = { color: look.quiet, fontSize: 12 }
  const plain = { axisTick: { show: false }, axisLine: { show: false }, splitLine: { show: false } }

  return {
    ...everyOption(look),
    // Shades are told apart by how dark they are; patterns on top would hide that.
    aria: { enabled: false },
    grid: { left: 4, right: 8, top: 8, bottom: 4, ...withinBounds },
    xAxis: {
      type: 'category',
      data: Array.from({ length: hoursPerDay }, (_, hour) => String(hour)),
      axisLabel: { ...axisLabel, interval: 2 },
      ...plain,
    },
    yAxis: { type: 'category', inverse: true, data: [...weekdayShortNames], axisLabel, ...plain },
    visualMap: {
      show: false,
      min: 0,
      max: Math.max(1, ...cells.map(({ value }) => value ?? 0)),
      inRange: { colorAlpha: [0.05, 1] },
    },
    series: [
      {
        type: 'heatmap',
        data: cells.map(({ value }, index) => [
          index % hoursPerDay,
          Math.floor(index / hoursPerDay),
          value ?? '-',
        ]),
        itemStyle: { color: look.accent, borderColor: look.surface, borderWidth: 2, borderRadius: 3 },
        emphasis: { itemStyle: { borderColor: look.text, borderWidth: 2 } },
      },
    ],
  }
}
