'use client'

import { type ReactNode, useId, useMemo } from 'react'

import { datasetOf } from '#domain/insight/statistics/datasets.data.ts'
import { type Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import { withoutFewVisits } from '#domain/insight/statistics/few-visits.ts'
import { Action, handOver, LoadedView, useIsPrinting } from '#plugins/desk/kit.port.ts'

import { notNarrowed } from '../statistics-choice.ts'
import { useChosen } from '../statistics-context.ts'
import { statisticsTexts } from '../statistics.texts.ts'
import type { Dataset } from '../use-datasets.ts'
import { answerCsv } from './answer-table.ts'
import styles from './chart.module.css'
import { type Columns, wideTable } from './wide-rows.ts'
import { WideRows } from './wide-rows-table.tsx'

export type Part = { of: Dataset; heading: string; measures: readonly Measure[] }

type WideCardProps = { title: string; parts: readonly Part[]; children?: ReactNode }

/** Figures of several datasets about the same rows, side by side and never in one: each has its heading. */
export function WideCard({ title, parts, children }: WideCardProps) {
  const id = useId()
  const { choice } = useChosen()
  // The one that is still on its way, or has failed, stands for all.
  const waiting = parts.find(({ of }) => of.loaded.data === null) ?? parts[0]
  const isOld = parts.some(({ of }) => of.isOld)
  const columns = columnsOf(parts)
  const missing = [...new Set(parts.flatMap(({ of }) => notNarrowed(of.name, choice)))]
  const save = () => {
    const told = columns.map((each) => ({ ...each, answer: withoutFewVisits(each.answer) }))
    const { from, to } = choice.range
    handOver(`${title}-${from}-${to}.csv`, new Blob([answerCsv(wideTable(told))], { type: csvType }))
  }

  return (
    <section className={styles.card} aria-labelledby={id} data-wide>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <div className={styles.deeds}>
          {children}
          <Action look="quiet" disabled={columns.length < parts.length || isOld} onClick={save}>
            CSV<span className={styles.unseen}>{` zu ${title}`}</span>
          </Action>
        </div>
      </header>
      {missing.length > 0 && (
        <p className={styles.missing}>{`Nicht überall eingegrenzt nach: ${missing.join(', ')}.`}</p>
      )}
      <div className={styles.filled} data-old={isOld || undefined}>
        {waiting && (
          <LoadedView of={waiting.of.loaded} rows={6} failed={statisticsTexts.failed}>
            {() => <Shown columns={columns} caption={title} />}
          </LoadedView>
        )}
      </div>
      {parts.map(({ of, heading }) => (
        <p key={heading} className={styles.counts}>{`${heading}: ${datasetOf(of.name).counts.trim()}`}</p>
      ))}
    </section>
  )
}

const csvType = 'text/csv;charset=utf-8'

const columnsOf = (parts: readonly Part[]): Columns[] =>
  parts.flatMap(({ of, heading, measures }) =>
    of.loaded.data ? [{ answer: of.loaded.data, heading, measures }] : [],
  )

function Shown({ columns, caption }: { columns: readonly Columns[]; caption: string }) {
  const isPrinting = useIsPrinting()
  // Paper leaves the house.
  const told = useMemo(
    () =>
      isPrinting ? columns.map((each) => ({ ...each, answer: withoutFewVisits(each.answer) })) : columns,
    [columns, isPrinting],
  )

  return <WideRows columns={told} caption={caption} />
}
