import { figureText } from '#domain/insight/statistics/figure-words.ts'
import { groupings, type Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import type { Statistics, StatisticsValues } from '#domain/insight/statistics/statistics.contract.ts'
import { fewestVisits, untoldLabel } from '#domain/insight/statistics/untold-parts.ts'
import { csvText } from '#domain/operations/import-export/csv-text.ts'
import { weekdayNames } from '#domain/time/format.ts'

import { cellsOf } from './draw-heat.ts'
import type { GoalLine } from './draw-line.ts'
import { pointName } from './point-names.ts'

/** What stands behind a drawing, as rows. The first cell of each says what it is about. */
export type AnswerTable = { titles: readonly string[]; rows: readonly (readonly Cell[])[] }
export type Cell = {
  text: string
  /** As a spreadsheet reckons with it; null for what is no figure. */
  plain: string | null
  /** Where the list of what it is made of opens, in the panel. */
  path?: string | undefined
}

const word = (text: string): Cell => ({ text, plain: null })

/** What drawings show of an answer. */
export type TableOf = 'series' | 'rows' | 'heat' | 'links'

type Tabled = {
  answer: Statistics
  of: TableOf
  before: string
  measure: Measure
  /** What is to be reached of the measure at each point. */
  goal?: GoalLine | null | undefined
}

export function answerTable({ answer, of, before, measure, goal }: Tabled): AnswerTable {
  if (of === 'links') return linksTable(answer)
  if (of === 'heat') return heatTable(answer, measure)
  const { measures, range, by } = answer
  const isCompared = answer.compared !== undefined
  const values = (now: StatisticsValues, then: StatisticsValues | undefined): Cell[] =>
    measures.flatMap((measure) => [
      cellOf(now, measure, answer),
      ...(isCompared ? [cellOf(then ?? {}, measure, answer)] : []),
    ])
  const titles = measures.flatMap(({ label }) => [label, ...(isCompared ? [`${label} ${before}`] : [])])
  if (of === 'series') {
    const aimed = measures.find(({ key }) => goal && key === measure)
    return {
      titles: ['Zeit', ...titles, ...(aimed ? [`${aimed.label}, ${goal?.label}`] : [])],
      rows: answer.series.map((point, index) => [
        word(pointName(point.at, range)),
        ...values(point.values, point.before),
        ...(aimed ? [figureCell(goal?.values[index], aimed.unit)] : []),
      ]),
    }
  }

  return {
    titles: [groupings[by], ...titles],
    rows: [
      ...answer.rows.map((row) => [
        { ...word(row.label), path: row.path },
        ...values(row.values, row.before),
      ]),
      ...(answer.others
        ? [[word(othersLabel(answer.others.rows)), ...values(answer.others.values, undefined)]]
        : []),
    ],
  }
}

export const othersLabel = (rows: number): string => `Weitere (${rows.toLocaleString('de')})`

type Asked = Statistics['measures'][number]

/** Of visits, what is asked for and not told says so; what was never reckoned, and a share of nothing, is a dash. */
export function cellOf(
  values: StatisticsValues,
  { key, unit }: Asked,
  { layer }: Pick<Statistics, 'layer'>,
): Cell {
  const value = values[key]
  if (value === null && layer === 'visits' && unit !== 'percent') return word(untoldLabel)

  return figureCell(value, unit)
}

const figureCell = (value: number | null | undefined, unit: Asked['unit']): Cell => ({
  text: figureText(value, unit),
  plain: typeof value === 'number' ? plainFigure(value, unit) : null,
})

/** Money in euros, times in hours or seconds, and a comma as the decimal sign. */
function plainFigure(value: number, unit: Asked['unit']): string {
  const amount =
    unit === 'cents'
      ? (value / 100).toFixed(2)
      : String(unit === 'minutes' ? Math.round((value / 60) * 100) / 100 : value)

  return amount.replace('.', ',')
}

function heatTable(answer: Statistics, measure: Measure): AnswerTable {
  const asked = answer.measures.find(({ key }) => key === measure)
  const cells = cellsOf(answer, measure)
  const hours = Array.from({ length: 24 }, (_, hour) => hour)

  return {
    titles: ['Wochentag', ...hours.map((hour) => `${hour} Uhr`)],
    rows: weekdayNames.map((name, day) => [
      word(name),
      ...hours.map((hour) => {
        const { value = null, path } = cells[day * 24 + hour] ?? {}
        return asked ? { ...cellOf({ [measure]: value }, asked, answer), path } : word('')
      }),
    ]),
  }
}

const linksTable = ({ links = [] }: Statistics): AnswerTable => ({
  titles: ['Schritt', 'Von', 'Nach', 'Besuche'],
  rows: links.map(({ step, from, to, visits }) => [
    { text: `${step}. Schritt`, plain: null },
    word(from),
    word(to === '' ? 'Verlassen' : to),
    { text: figureText(visits, 'count'), plain: String(visits) },
  ]),
})

/** The table as a German spreadsheet opens it. */
export const answerCsv = ({ titles, rows }: AnswerTable): string =>
  csvText(
    titles,
    rows.map((row) =>
      row.map(({ text, plain }) => ({
        text: plain ?? (text === '–' ? '' : text),
        isNumeric: plain !== null,
      })),
    ),
  )

/** Said wherever figures leave the house. */
export const fewNote = `Zahlen unter ${fewestVisits} Besuchen werden nicht genannt, und auch nicht, was sie verriete.`
