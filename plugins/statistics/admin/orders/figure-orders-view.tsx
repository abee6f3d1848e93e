'use client'

import { useMemo } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type {
  FigureOrder,
  FigureOrders,
  figureOrdersContract,
} from '#domain/insight/statistics/figure-orders.contract.ts'
import { groupings } from '#domain/insight/statistics/figure-terms.data.ts'
import { figureText } from '#domain/insight/statistics/figure-words.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import {
  Action,
  DataTable,
  EmptyState,
  LoadedView,
  PageFrame,
  PrintButton,
  useLoaded,
  useUrl,
} from '#plugins/desk/kit.port.ts'

import { rangeInWords } from '../chart/point-names.ts'
import { statisticsTexts } from '../statistics.texts.ts'
import { useAnswers } from '../use-answers.ts'
import { useLabels } from '../use-labels.ts'
import { usePlaces } from '../use-places.ts'
import { type FigureInAddress, figureInAddress } from './figure-in-address.ts'
import { figureOrdersColumns } from './figure-orders-columns.tsx'
import styles from './figure-orders.module.css'

const read = callOf<typeof figureOrdersContract>('get', '/api/statistics/{dataset}/orders')
const title = 'Bestellungen hinter einer Zahl'
const idOf = ({ id }: FigureOrder) => id

/** The very orders that a figure is made of, and what each adds to it; which figure that is stands in the address. */
export function FigureOrdersView({ home, timeZone }: DeskViewProps) {
  const { params } = useUrl()
  const figure = useMemo(() => figureInAddress(params), [params])
  const frame = { title, timeZone, crumbs: [{ label: statisticsTexts.title, url: `${home}/statistics` }] }

  return figure ? (
    <Behind {...{ figure, frame, home }} />
  ) : (
    <PageFrame {...frame}>
      <EmptyState title="Zu dieser Adresse gibt es keine Zahl." />
    </PageFrame>
  )
}

type BehindProps = {
  figure: FigureInAddress
  frame: Pick<Parameters<typeof PageFrame>[0], 'title' | 'timeZone' | 'crumbs'>
  home: string
}

function Behind({ figure, frame, home }: BehindProps) {
  const { dataset, query } = figure
  const loaded = useLoaded(JSON.stringify([dataset, query]), (signal) =>
    read(fetch, { params: { dataset }, query, signal }),
  )
  const words = useWords(figure, loaded.data)

  return (
    <PageFrame {...frame} description={words} printed={words} actions={<PrintButton />}>
      <LoadedView of={loaded} rows={8} failed="Bestellungen konnten nicht geladen werden.">
        {(answer) => <Orders {...{ answer, home }} />}
      </LoadedView>
    </PageFrame>
  )
}

/** Which figure it is. */
function useWords({ filters, branch }: FigureInAddress, answer: FigureOrders | null): string {
  const labelOf = useLabels(useAnswers(null).answers)
  const { branches } = usePlaces(null)
  if (!answer) return ''
  const { title: dataset, range, by, label } = answer

  return [
    dataset,
    rangeInWords(range),
    ...(label === null ? [] : [`${groupings[by]}: ${label}`]),
    ...(branch === null ? [] : [`Filiale: ${branches[branch] ?? 'eine Auswahl'}`]),
    ...filters.map(({ name, key }) => `${groupings[name]}: ${labelOf(name, key)}`),
  ].join(' · ')
}

function Orders({ answer, home }: { answer: FigureOrders; home: string }) {
  const { docs, totalDocs, measures, total, range } = answer
  // What is counted is the same as long as the dataset is.
  const named = JSON.stringify(measures)
  const columns = useMemo(
    () => figureOrdersColumns(JSON.parse(named) as FigureOrders['measures'], home),
    [named, home],
  )

  return (
    <>
      <dl className={styles.sums}>
        {measures.map(({ key, label, unit }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{figureText(total[key], unit)}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        name="bestellungen-einer-zahl"
        label={title}
        empty="Keine Bestellungen"
        rows={docs}
        total={totalDocs}
        timeZone={range.timeZone}
        {...{ columns, idOf }}
      />
      <Pages of={answer} />
    </>
  )
}

function Pages({ of: { page, totalPages, hasPrevPage, hasNextPage } }: { of: FigureOrders }) {
  const { change } = useUrl()
  const goTo = (next: number) => change({ page: next === 1 ? null : String(next) })
  if (totalPages === 1) return null

  return (
    <nav aria-label="Seiten" className={styles.pages}>
      <Action disabled={!hasPrevPage} onClick={() => goTo(page - 1)}>
        Spätere
      </Action>
      <span>{`Seite ${page} von ${totalPages}`}</span>
      <Action disabled={!hasNextPage} onClick={() => goTo(page + 1)}>
        Frühere
      </Action>
    </nav>
  )
}
