'use client'

import { type ReactNode, useId, useState } from 'react'

import { datasetOf } from '#domain/insight/statistics/datasets.data.ts'
import { type Grouping, groupings } from '#domain/insight/statistics/figure-terms.data.ts'
import { Action, LoadedView } from '#plugins/desk/kit.port.ts'

import { changeTo, groupingOf, notNarrowed } from '../statistics-choice.ts'
import { useChosen } from '../statistics-context.ts'
import { statisticsTexts } from '../statistics.texts.ts'
import type { CardPart } from '../tabs/tab-parts.data.ts'
import type { Dataset } from '../use-datasets.ts'
import styles from './chart.module.css'
import { Filled } from './filled.tsx'
import { ListLink } from './list-link.tsx'
import { SaveActions } from './save-actions.tsx'

type CardProps = { of: Dataset; part: CardPart }

/** A drawing of a dataset with all that belongs to it: its title, the table behind it, its files, what is counted. */
export function Card({ of, part }: CardProps) {
  const { kind, measure, title, isWide, canGroup } = part
  const id = useId()
  const { home, choice } = useChosen()
  const [isTable, setIsTable] = useState(false)
  const dataset = datasetOf(of.name)
  const name = title ?? dataset.title
  const missing = notNarrowed(of.name, choice)
  const shown = { kind, measure, title: name }
  const answer = of.isOld ? null : of.loaded.data

  return (
    <section className={styles.card} aria-labelledby={id} data-wide={isWide || undefined}>
      <header className={styles.head}>
        <h2 id={id}>{name}</h2>
        <div className={styles.deeds}>
          <ListLink home={home} path={answer?.path} of={name} />
          {canGroup && <GroupChoice of={of} title={name} />}
          <Action look="quiet" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            Tabelle
            <Of title={name} />
          </Action>
          <SaveActions {...shown} answer={answer}>
            <Of title={name} />
          </SaveActions>
        </div>
      </header>
      {missing.length > 0 && (
        <p className={styles.missing}>{`Hier nicht eingegrenzt nach: ${missing.join(', ')}.`}</p>
      )}
      <div className={styles.filled} data-old={of.isOld || undefined}>
        <LoadedView of={of.loaded} rows={6} failed={statisticsTexts.failed}>
          {(answer) => <Filled {...shown} {...{ answer, isTable }} />}
        </LoadedView>
      </div>
      <p className={styles.counts}>{dataset.counts.trim()}</p>
    </section>
  )
}

/** Buttons of the same name belong to different charts. */
const Of = ({ title }: { title: string }): ReactNode => (
  <span className={styles.unseen}>{` zu ${title}`}</span>
)

function GroupChoice({ of, title }: { of: Dataset; title: string }) {
  const { choice, change } = useChosen()
  const { by } = datasetOf(of.name)
  const chosen = groupingOf(of.name, choice)
  // The options are these groupings and no others.
  const choose = (value: string) => change(changeTo.by(of.name, value as Grouping))

  return (
    <select aria-label={`${title} nach`} value={chosen} onChange={({ target }) => choose(target.value)}>
      {by.map((each) => (
        <option key={each} value={each}>{`nach ${groupings[each]}`}</option>
      ))}
    </select>
  )
}
