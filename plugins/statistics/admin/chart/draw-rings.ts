import { figureText } from '#domain/insight/statistics/figure-words.ts'
import type { Statistics, StatisticsRow } from '#domain/insight/statistics/statistics.contract.ts'
import type { EChartsCoreOption } from 'echarts/core'

import { type Drawn, everyOption, type Point } from './drawn.ts'
import type { Look } from './look.ts'
import { rangeInWords } from './point-names.ts'

const mostPlaces = 14
const ringMinutes = 15
/** In points of the page; rings are round at any width. */
const side = 400
const longestLine = 112
const [smallest, largest] = [12, 58]

type Place = { row: StatisticsRow; x: number; y: number; size: number }

/**
 * Where orders go, as far as is known without a map: the kitchen in the middle, each area as far from it as it takes to
 * the door, and as large as it orders. Where it lies around the kitchen is no direction; it stays the same over time.
 */
export function drawRings(answer: Statistics, onRow?: (key: string) => void): Drawn {
  const places = placesOf(answer.rows)

  return {
    label: `Entfernung in Minuten bis an die Tür, ${rangeInWords(answer.range)}`,
    points: places.map(({ row }, dataIndex): Point => {
      const { orders, doorSeconds } = row.values
      return {
        text: `${row.label}: ${figureText(orders, 'count')} Bestellungen, ${figureText(doorSeconds, 'seconds')} bis an die Tür`,
        at: { seriesIndex: 0, dataIndex },
        ...(onRow && { press: () => onRow(row.key) }),
      }
    }),
    height: 28,
    leastWidth: 30,
    optionOf: (look) => ringsOption(places, look),
  }
}

/** Minutes from the middle; areas of which nobody knows how long it takes have no place. */
export function placesOf(rows: readonly StatisticsRow[]): Place[] {
  const known = rows.filter(({ values }) => typeof values.doorSeconds === 'number').slice(0, mostPlaces)
  const most = Math.max(1, ...known.map(({ values }) => values.orders ?? 0))
  const around = known.toSorted((one, other) => (one.key < other.key ? -1 : 1))

  return around.map((row, index) => {
    const angle = angleOf(index, around.length)
    const minutes = (row.values.doorSeconds ?? 0) / 60
    // Areas are seen as areas: twice the orders are twice the size.
    const share = Math.sqrt((row.values.orders ?? 0) / most)

    return {
      row,
      x: minutes * Math.sin(angle),
      y: minutes * Math.cos(angle),
      size: Math.max(smallest, largest * share),
    }
  })
}

const angleOf = (place: number, of: number): number => (2 * Math.PI * place) / Math.max(1, of) + Math.PI / 6

function ringsOption(places: readonly Place[], look: Look): EChartsCoreOption {
  const furthest = Math.max(ringMinutes, ...places.map(({ x, y }) => Math.hypot(x, y)))
  const rings = Array.from({ length: Math.ceil(furthest / ringMinutes) }, (_, nth) => ringMinutes * (nth + 1))
  const edge = 1.25 * Math.max(...rings)
  const axis = { type: 'value', min: -edge, max: edge, show: false }

  return {
    ...everyOption(look),
    grid: { width: side, height: side, left: 'center', top: 16 },
    xAxis: axis,
    yAxis: axis,
    series: [
      placeSeries(places, look),
      wordSeries(rings, angleOf(-0.5, places.length), look),
      ...rings.map((minutes) => ringSeries(minutes, look)),
    ],
  }
}

const placeSeries = (places: readonly Place[], look: Look) => ({
  type: 'scatter',
  z: 3,
  data: places.map(({ row, x, y, size }) => ({ name: row.label, value: [x, y], symbolSize: size })),
  itemStyle: { color: look.accent, opacity: 0.75, borderColor: look.surface, borderWidth: 2 },
  emphasis: { itemStyle: { opacity: 1, borderColor: look.text } },
  // Areas that are as far and beside each other would write over each other: all of them stand in the table.
  labelLayout: { hideOverlap: true },
  label: {
    show: true,
    position: 'bottom',
    color: look.text,
    fontSize: 13,
    lineHeight: 16,
    width: longestLine,
    overflow: 'break',
    textBorderColor: look.surface,
    textBorderWidth: 3,
    formatter: ({ dataIndex }: { dataIndex: number }) => {
      const row = places[dataIndex]?.row
      return row ? `${row.label}\n${figureText(row.values.orders, 'count')}` : ''
    },
  },
})

/** The kitchen, and how many minutes each ring is from it: said where no area lies. */
const wordSeries = (rings: readonly number[], angle: number, look: Look) => ({
  type: 'scatter',
  silent: true,
  symbol: 'rect',
  data: [
    { name: 'Küche', value: [0, 0], symbolSize: 10 },
    ...rings.map((minutes) => ({
      name: `${minutes} Min.`,
      value: [minutes * Math.sin(angle), minutes * Math.cos(angle)],
      symbolSize: 0.1,
    })),
  ],
  itemStyle: { color: look.text },
  label: { show: true, position: 'top', color: look.quiet, fontSize: 12, formatter: '{b}' },
  labelLayout: { hideOverlap: true },
})

const steps = 72

const ringSeries = (minutes: number, look: Look) => ({
  type: 'line',
  silent: true,
  showSymbol: false,
  lineStyle: { color: look.line, width: 1.5, type: 'dashed' },
  data: Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps
    return [minutes * Math.sin(angle), minutes * Math.cos(angle)]
  }),
})
