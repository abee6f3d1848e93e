import { createElement as element, Fragment, type ReactNode } from 'react'

import { datasetOf } from '#domain/insight/statistics/datasets.data.ts'
import { groupings, type Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

import { type AnswerTable, answerTable, cellOf, othersLabel } from '../admin/chart/answer-table.ts'
import { drawnOf, isNothing, tableOfKind } from '../admin/chart/card-kinds.ts'
import type { GoalLine } from '../admin/chart/draw-line.ts'
import type { Drawn } from '../admin/chart/drawn.ts'
import { type Look, paperLook } from '../admin/chart/look.ts'
import { rowsByMeasure } from '../admin/chart/rows-by-measure.ts'
import { wideTable } from '../admin/chart/wide-rows.ts'
import { goalLine } from '../admin/kept/goal-line.ts'
import type { GoalsHere } from '../admin/kept/goals-here.ts'
import { type Choice, notNarrowed } from '../admin/statistics-choice.ts'
import { comparedWords } from '../admin/statistics.texts.ts'
import { chartPicture, darkLook } from './chart-picture.ts'
import type { SharedCard, SharedView, SharedWide } from './read-shared-view.ts'

/** As many as the view shows. */
const mostRows = 10
const mostWideRows = 25
const pictureWidth = 560
const wideWidth = 1120
/** On a telephone, where a wider one would be too small to read. */
const narrowWidth = 360
const narrow = '(max-width: 600px)'
const dark = '(prefers-color-scheme: dark)'

/** Each card of the view with its drawing, and the table behind it. */
export async function drawCards({ cards, choice, goals }: SharedView): Promise<ReactNode[]> {
  const all: ReactNode[] = []
  for (const [index, card] of cards.entries()) {
    const id = `karte-${index}`
    const isWide = card.kind === 'wide' || card.isWide
    all.push(
      element(
        'section',
        { key: id, 'aria-labelledby': id, className: isWide ? 'wide' : undefined },
        element('h2', { id }, titleOf(card)),
        card.kind === 'wide' ? drawWide(card) : await drawCard(card, choice, goals),
      ),
    )
  }

  return all
}

type DrawnCard = Exclude<SharedCard, SharedWide>

const titleOf = (card: SharedCard): string =>
  card.kind === 'wide' ? card.title : (card.title ?? datasetOf(card.dataset).title)

async function drawCard(card: DrawnCard, choice: Choice, here: GoalsHere): Promise<ReactNode> {
  const missing = notNarrowed(card.dataset, choice)
  const { answer, measure } = card
  const goal = answer && goalLine({ here, choice, answer, measure })

  return element(
    Fragment,
    null,
    missing.length > 0 && quiet(`Hier nicht eingegrenzt nach: ${missing.join(', ')}.`),
    await Content(card, comparedWords[choice.compare ?? 'previous'], goal),
    quiet(datasetOf(card.dataset).counts.trim()),
  )
}

const quiet = (text: string): ReactNode => element('p', { key: text, className: 'quiet' }, text)

async function Content(card: DrawnCard, before: string, goal: GoalLine | null): Promise<ReactNode> {
  const { kind, measure, answer, isWide } = card
  const title = titleOf(card)
  if (!answer || isNothing(kind, answer)) return quiet(nothingCounted)
  if (kind === 'rows' || kind === 'stages') return Ranked(answer, measure, title)
  const table = answerTable({ answer, of: tableOfKind[kind], before, measure, goal })
  const drawn = drawnOf({ kind, answer, measure, before, goal })

  return element(
    Fragment,
    null,
    await Picture(drawn, isWide ? wideWidth : pictureWidth),
    element('details', null, element('summary', null, `Tabelle zu ${title}`), Table(table, title)),
  )
}

const nothingCounted = 'In diesem Zeitraum wurde nichts gezählt.'

/** Figures of several datasets about the same rows, side by side: each says whose it is. */
function drawWide({ title, columns }: SharedWide): ReactNode {
  const told = columns.flatMap(({ answer, ...column }) => (answer ? [{ ...column, answer }] : []))
  const { titles, rows } = wideTable(told)

  return element(
    Fragment,
    null,
    rows.length === 0 ? quiet(nothingCounted) : Table({ titles, rows: rows.slice(0, mostWideRows) }, title),
    columns.map(({ heading, dataset }) => quiet(`${heading}: ${datasetOf(dataset).counts.trim()}`)),
  )
}

/** The first that fits is shown: narrow or wide, dark or light. */
async function Picture(drawn: Drawn, width: number): Promise<ReactNode> {
  const source = async (media: string, look: Look, width: number) =>
    element('source', { media, srcSet: await chartPicture(drawn, look, width) })

  return element(
    'picture',
    null,
    await source(`${narrow} and ${dark}`, darkLook, narrowWidth),
    await source(narrow, paperLook, narrowWidth),
    await source(dark, darkLook, width),
    element('img', {
      src: await chartPicture(drawn, paperLook, width),
      alt: `${drawn.label} als Diagramm`,
    }),
  )
}

function Table({ titles, rows }: AnswerTable, caption: string): ReactNode {
  return element(
    'div',
    { className: 'scroll', role: 'region', 'aria-label': `${caption} als Tabelle`, tabIndex: 0 },
    element(
      'table',
      null,
      element('caption', null, caption),
      element('thead', null, headOf(titles)),
      element(
        'tbody',
        null,
        rows.map(([first, ...cells], index) =>
          element(
            'tr',
            { key: index },
            element('th', { scope: 'row' }, first?.text),
            cells.map(({ text }, column) => element('td', { key: column }, text)),
          ),
        ),
      ),
    ),
  )
}

const headOf = (titles: readonly string[]): ReactNode =>
  element(
    'tr',
    null,
    titles.map((title) => element('th', { key: title, scope: 'col' }, title)),
  )

/** The greatest rows with their bars, whose figures stand beside them. */
function Ranked(answer: Statistics, measure: Measure, caption: string): ReactNode {
  const { rows, measures, by, others } = answer
  const asked = measures.find(({ key }) => key === measure) ?? measures[0]
  if (!asked) return null
  const shown = rowsByMeasure(answer, asked.key).slice(0, mostRows)
  const greatest = Math.max(1, ...shown.map(({ values }) => values[asked.key] ?? 0))
  const hidden = rows.length - shown.length + (others?.rows ?? 0)

  return element(
    'table',
    null,
    element('caption', null, caption),
    element('thead', null, headOf([groupings[by], asked.label])),
    element(
      'tbody',
      null,
      shown.map((row) =>
        element(
          'tr',
          { key: row.key },
          element('th', { scope: 'row' }, row.label, Bar((row.values[asked.key] ?? 0) / greatest)),
          element('td', null, cellOf(row.values, asked, answer).text),
        ),
      ),
      hidden > 0 &&
        element('tr', null, element('th', { scope: 'row' }, othersLabel(hidden)), element('td', null, '')),
    ),
  )
}

const Bar = (share: number): ReactNode =>
  element(
    'svg',
    { className: 'bar', viewBox: '0 0 100 4', preserveAspectRatio: 'none', 'aria-hidden': true },
    element('rect', { width: Math.max(0, share * 100), height: 4 }),
  )
