import { createElement as element, Fragment, type ReactNode } from 'react'

import { datasetOf } from '#domain/insight/statistics/datasets.data.ts'
import { groupings } from '#domain/insight/statistics/figure-terms.data.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

import { type AnswerTable, answerTable, cellOf, othersLabel } from '../admin/chart/answer-table.ts'
import { drawnOf, isNothing, tableOfKind } from '../admin/chart/card-kinds.ts'
import type { Drawn } from '../admin/chart/drawn.ts'
import { type Look, paperLook } from '../admin/chart/look.ts'
import { notNarrowed } from '../admin/statistics-choice.ts'
import { comparedWords } from '../admin/statistics.texts.ts'
import { chartPicture, darkLook } from './chart-picture.ts'
import type { SharedCard, SharedView } from './read-shared-view.ts'

/** As many as the view shows. */
const mostRows = 10
const pictureWidth = 560
const wideWidth = 1120
/** On a telephone, where a wider one would be too small to read. */
const narrowWidth = 360
const narrow = '(max-width: 600px)'
const dark = '(prefers-color-scheme: dark)'

/** Each card of the view with its drawing, and the table behind it. */
export async function drawCards({ cards, choice }: SharedView): Promise<ReactNode[]> {
  const before = comparedWords[choice.compare ?? 'previous']
  const all: ReactNode[] = []
  for (const [index, card] of cards.entries()) {
    const title = card.title ?? datasetOf(card.dataset).title
    const missing = notNarrowed(card.dataset, choice)
    const isWide = isWideCard(card, index)
    all.push(
      element(
        'section',
        { key: index, 'aria-labelledby': `karte-${index}`, className: isWide ? 'wide' : undefined },
        element('h2', { id: `karte-${index}` }, title),
        missing.length > 0 &&
          element('p', { className: 'quiet' }, `Hier nicht eingegrenzt nach: ${missing.join(', ')}.`),
        await Content({ card, title, before, isWide }),
        element('p', { className: 'quiet' }, datasetOf(card.dataset).counts.trim()),
      ),
    )
  }

  return all
}

/** As in the view: the first line of a part, and ways, have the whole width. */
const isWideCard = ({ kind }: SharedCard, index: number): boolean =>
  kind === 'flow' || kind === 'rings' || (kind === 'line' && index === 0)

type Shown = { card: SharedCard; title: string; before: string; isWide: boolean }

async function Content({ card, title, before, isWide }: Shown): Promise<ReactNode> {
  const { kind, measure, answer } = card
  if (!answer || isNothing(kind, answer))
    return element('p', { className: 'quiet' }, 'In diesem Zeitraum wurde nichts gezählt.')
  if (kind === 'rows' || kind === 'stages') return Ranked(answer, card, title)
  const table = answerTable(answer, tableOfKind[kind], before, measure)
  const drawn = drawnOf({ kind, answer, measure, before })

  return element(
    Fragment,
    null,
    await Picture(drawn, isWide ? wideWidth : pictureWidth),
    element('details', null, element('summary', null, `Tabelle zu ${title}`), Table(table, title)),
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
function Ranked(answer: Statistics, { measure }: SharedCard, caption: string): ReactNode {
  const { rows, measures, by, others } = answer
  const asked = measures.find(({ key }) => key === measure) ?? measures[0]
  if (!asked) return null
  const shown = rows.slice(0, mostRows)
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
