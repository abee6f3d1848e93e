import { figureText } from '#domain/insight/statistics/figure-words.ts'
import type { Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import type { EChartsCoreOption } from 'echarts/core'

import { type Drawn, everyOption, type Point, withinBounds } from './drawn.ts'
import type { Look } from './look.ts'
import { pointName, rangeInWords, shortPointName } from './point-names.ts'

/** What is to be reached at each point, and what it is called. */
export type GoalLine = { label: string; values: readonly (number | null)[] }

type Line = {
  answer: Statistics
  measure: Measure
  /** What the other range is called, such as „davor“. */
  before: string
  goal?: GoalLine | null | undefined
  onPoint?: (at: string) => void
}

/** How a figure went, beside how it went before and what was to be reached: a full line, a broken and a dotted one. */
export function drawLine({ answer, measure, before, goal, onPoint }: Line): Drawn {
  const { series, range, measures } = answer
  const { label = '', unit = 'count' } = measures.find(({ key }) => key === measure) ?? {}
  const points = series.map(({ at, values, before: earlier }, dataIndex): Point => {
    const then = earlier ? `, ${before} ${figureText(earlier[measure], unit)}` : ''
    const wanted = goal?.values[dataIndex]
    const aim = typeof wanted === 'number' ? `, ${goal?.label} ${figureText(wanted, unit)}` : ''
    return {
      text: `${pointName(at, range)}: ${label} ${figureText(values[measure], unit)}${then}${aim}`,
      at: { seriesIndex: 0, dataIndex },
      ...(onPoint && { press: () => onPoint(at) }),
    }
  })

  return {
    label: `${label}, ${rangeInWords(range)}`,
    points,
    height: 16,
    optionOf: (look) => lineOption({ answer, measure, label, before, goal, look }),
  }
}

type Looked = Omit<Line, 'onPoint'> & { label: string; look: Look }

function lineOption({ answer, measure, label, before, goal, look }: Looked): EChartsCoreOption {
  const { series, compared } = answer
  const values = series.map(({ values }) => values[measure] ?? null)
  const valuesBefore = compared ? series.map(({ before }) => before?.[measure] ?? null) : null
  const [raisedGoal, raisedBefore, raised] = raisedApart([goal?.values ?? null, valuesBefore, values])
  const now = {
    ...lineOf(values),
    lineStyle: { width: 2.5, color: look.accent },
    itemStyle: { color: look.accent },
    areaStyle: { color: look.accent, opacity: 0.08 },
    endLabel: nameOf(label, look.accent, raised),
    z: 3,
  }
  const earlier = {
    ...lineOf(valuesBefore ?? []),
    lineStyle: { width: 1.5, type: [6, 5], color: look.before },
    itemStyle: { color: look.before },
    endLabel: nameOf(before, look.quiet, raisedBefore),
  }

  return {
    ...everyOption(look),
    grid: { left: 8, right: 96, top: 16, bottom: 4, ...withinBounds },
    tooltip: {
      trigger: 'axis',
      showContent: false,
      axisPointer: { type: 'line', lineStyle: { color: look.quiet } },
    },
    ...axesOf(answer, measure, look),
    // The goal comes last, so that points are those of the figure itself.
    series: [now, ...(compared ? [earlier] : []), ...(goal ? [aimOf(goal, look, raisedGoal)] : [])],
  }
}

const aimOf = ({ label, values }: GoalLine, look: Look, raised = 0) => ({
  ...lineOf([...values]),
  lineStyle: { width: 2, type: 'dotted', color: look.text },
  itemStyle: { color: look.text },
  endLabel: nameOf(label, look.text, raised),
  z: 2,
})

/** A point without others beside it is no line, so points are shown where there is one. */
const lineOf = (data: (number | null)[]) => ({
  type: 'line',
  symbol: 'circle',
  symbolSize: 8,
  showSymbol: data.some(
    (value, index) => value !== null && !isKnown(data[index - 1]) && !isKnown(data[index + 1]),
  ),
  showAllSymbol: true,
  data,
})

const isKnown = (value: number | null | undefined): boolean => typeof value === 'number'

/** Stands at the end of its line, so that nobody has to compare colours. */
const nameOf = (formatter: string, color: string, raised = 0) => ({
  offset: [0, -raised],
  show: true,
  formatter,
  color,
  fontSize: 12,
  fontWeight: 650,
  distance: 8,
})

const closeShare = 0.12
const lineHeight = 15

/** How far the names of lines are raised, so that none covers another, nor the axis below; what is not drawn has none. */
function raisedApart(lines: readonly (readonly (number | null)[] | null)[]): number[] {
  const most = Math.max(1, ...lines.flatMap((line) => line ?? []).map((value) => value ?? 0))
  const ends = lines.map((line) => line?.at(-1) ?? 0)
  const raised = lines.map(() => 0)
  let below: number | undefined
  // Of two that end alike the later one stands above.
  for (const index of [...lines.keys()].toSorted((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0))) {
    if (!lines[index]) continue
    const isClose = below !== undefined && (ends[index] ?? 0) - (ends[below] ?? 0) < most * closeShare
    raised[index] = isClose && below !== undefined ? (raised[below] ?? 0) + lineHeight : 0
    below = index
  }

  return raised
}

function axesOf({ series, range, measures }: Statistics, measure: Measure, look: Look): EChartsCoreOption {
  const unit = measures.find(({ key }) => key === measure)?.unit ?? 'count'
  const axisLabel = { color: look.quiet, fontSize: 12 }

  return {
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: series.map(({ at }) => shortPointName(at, range)),
      axisLabel: { ...axisLabel, hideOverlap: true },
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.line } },
    },
    yAxis: {
      type: 'value',
      minInterval: leastInterval[unit],
      ...(unit === 'seconds' && wholeMinutes(series, measure)),
      axisLabel: { ...axisLabel, formatter: (value: number) => axisText(value, unit) },
      splitLine: { lineStyle: { color: look.line } },
      splitNumber: 4,
    },
  }
}

const fiveMinutes = 300

/** Seconds are read as minutes, so lines stand at whole ones, the uppermost as well. */
function wholeMinutes(series: Statistics['series'], measure: Measure): { interval: number; max: number } {
  const most = Math.max(
    1,
    ...series.flatMap(({ values, before }) => [values[measure] ?? 0, before?.[measure] ?? 0]),
  )
  const interval = fiveMinutes * Math.ceil(most / 4 / fiveMinutes)

  return { interval, max: interval * Math.ceil(most / interval) }
}

const leastInterval: Record<Unit, number> = { count: 1, cents: 100, minutes: 60, seconds: 1, percent: 1 }

type Unit = Statistics['measures'][number]['unit']

/** Short: an axis is read at a glance. */
function axisText(value: number, unit: Unit): string {
  const whole = (of: number) => of.toLocaleString('de', { maximumFractionDigits: 1 })
  if (unit === 'cents') return `${whole(value / 100)} €`
  if (unit === 'minutes') return `${whole(value / 60)} Std.`

  return unit === 'count' ? whole(value) : figureText(value, unit)
}
