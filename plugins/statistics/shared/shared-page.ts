import { createElement as element, type ReactNode } from 'react'

import { comparisonOf, estimateWords, totalText } from '#domain/insight/statistics/figure-words.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import { formatDate, formatDateTime } from '#domain/time/format.ts'

import { fewNote } from '../admin/chart/answer-table.ts'
import { choiceInWords } from '../admin/kept/choice-in-words.ts'
import { comparedWords } from '../admin/statistics.texts.ts'
import type { SharedTile, SharedView } from './read-shared-view.ts'
import { drawCards } from './shared-card.ts'
import { sharedPageStyle } from './shared-page.style.ts'

// Next refuses modules that name it in their head, also where they are only loaded by who opens a link.
const { renderToStaticMarkup } = await import('react-dom/server')

type Given = { name: string; endsAt: Temporal.Instant; now: Temporal.Instant; view: SharedView }

/** A view as a page of its own: figures, drawings and the tables behind them, and nothing to press but those. */
export async function sharedPage({ name, endsAt, now, view }: Given): Promise<string> {
  const { choice, narrowed, timeZone, tiles } = view
  const lastDay = formatDate(endsAt.subtract({ seconds: 1 }), timeZone)
  const asOf = `${formatDateTime(now, timeZone)} Uhr`

  return page(
    name,
    element('h1', null, name),
    element('p', { className: 'quiet' }, choiceInWords(choice, narrowed)),
    element('p', { className: 'quiet' }, `Stand ${asOf}. Dieser Link gilt bis einschließlich ${lastDay}.`),
    tiles.length > 0 &&
      element(
        'ul',
        { className: 'tiles', 'aria-label': 'Auf einen Blick' },
        tiles.map((tile) => Tile(tile, comparedWords[choice.compare ?? 'previous'])),
      ),
    element('div', { className: 'cards' }, await drawCards(view)),
    element('footer', { className: 'quiet' }, fewNote),
  )
}

/** For whoever comes too late, or never had a link: nobody is told which. */
export const goneLinkPage = (): string =>
  page(
    'Dieser Link gilt nicht mehr',
    element('h1', null, 'Dieser Link gilt nicht mehr'),
    element('p', null, 'Bitte fragen Sie nach einem neuen, wenn Sie die Zahlen weiterhin brauchen.'),
  )

function page(title: string, ...content: ReactNode[]): string {
  const head = element(
    'head',
    null,
    element('meta', { charSet: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width' }),
    element('meta', { name: 'robots', content: 'noindex,nofollow' }),
    element('title', null, `${title} – Statistik`),
    element('style', { dangerouslySetInnerHTML: { __html: sharedPageStyle } }),
  )
  const body = element('body', null, element('main', null, ...content))

  return `<!doctype html>${renderToStaticMarkup(element('html', { lang: 'de' }, head, body))}`
}

function Tile({ label, measure, answer, dataset }: SharedTile, before: string): ReactNode {
  return element(
    'li',
    { key: `${dataset} ${measure}` },
    element('h2', null, label),
    answer ? Figure(answer, measure, before) : element('p', { className: 'quiet' }, noFigures),
  )
}

/** Where what the view was narrowed to is gone. */
const noFigures = 'Hierzu gibt es keine Zahlen.'

function Figure(answer: Statistics, measure: SharedTile['measure'], before: string): ReactNode {
  const error = answer.measures.find(({ key }) => key === measure)?.error
  const compared = comparisonOf(answer, measure, before)
  const note = [
    compared?.change,
    compared?.before,
    error === undefined ? undefined : estimateWords(error),
  ].filter(Boolean)

  return [
    element(
      'p',
      { key: 'value', className: 'value' },
      `${error === undefined ? '' : '≈ '}${totalText(answer, measure)}`,
    ),
    element('p', { key: 'note', className: 'quiet' }, note.join(' · ')),
  ]
}
