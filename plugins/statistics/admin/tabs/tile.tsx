'use client'

import { comparisonOf, estimateWords, totalText } from '#domain/insight/statistics/figure-words.ts'
import type { Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import { Action } from '#plugins/desk/kit.port.ts'

import { ListLink } from '../chart/list-link.tsx'
import { useTold } from '../chart/use-told.ts'
import { TabLink } from '../tab-link.tsx'
import { useChosen } from '../statistics-context.ts'
import { comparedWords, type StatisticsTab, statisticsTexts } from '../statistics.texts.ts'
import type { Dataset } from '../use-datasets.ts'
import { Spark } from './spark.tsx'
import styles from './tabs.module.css'

type TileProps = { of: Dataset; measure: Measure; label: string; tab: StatisticsTab }

/** One figure of the range: what it was before, how it went, and where there is more of it. */
export function Tile({ of, measure, label, tab }: TileProps) {
  const { data, problem, isLoading, reload } = of.loaded

  return (
    <li className={styles.tile} data-old={of.isOld || undefined} aria-busy={isLoading}>
      <h2>
        <TabLink tab={tab}>{label}</TabLink>
      </h2>
      {data ? (
        <Figure answer={data} measure={measure} />
      ) : problem !== null && !isLoading ? (
        <div role="alert">
          <p className={styles.note}>{statisticsTexts.failed}</p>
          <Action onClick={reload}>Noch einmal versuchen</Action>
        </div>
      ) : (
        <p className={styles.value}>…</p>
      )}
    </li>
  )
}

function Figure({ answer: came, measure }: { answer: Statistics; measure: Measure }) {
  const { home, choice } = useChosen()
  const answer = useTold(came)
  const { series, measures, path, title } = answer
  const error = measures.find(({ key }) => key === measure)?.error
  const value = totalText(answer, measure)
  const compared = comparisonOf(answer, measure, comparedWords[choice.compare ?? 'previous'])

  return (
    <>
      <p className={styles.value}>{error === undefined ? value : `≈ ${value}`}</p>
      <ListLink {...{ home, path }} of={title} />
      <p className={styles.note}>
        {compared?.change && <strong>{compared.change}</strong>} {compared?.before}
      </p>
      {error !== undefined && <p className={styles.note}>{estimateWords(error)}</p>}
      <Spark values={series.map(({ values }) => values[measure] ?? null)} />
    </>
  )
}
