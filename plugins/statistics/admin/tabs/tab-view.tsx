'use client'

import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

import { Card } from '../chart/card.tsx'
import { WideCard } from '../chart/wide-card.tsx'
import { useChosen } from '../statistics-context.ts'
import { useDataset, useDatasets } from '../use-datasets.ts'
import { NowStrip } from './now-strip.tsx'
import { questionOf, wayOf } from './questions-of.ts'
import { RequestsCard } from './requests-card.tsx'
import { type CardPart, tabParts, type TilePart, type WidePart } from './tab-parts.data.ts'
import { Tile } from './tile.tsx'
import { WayChoice } from './way-choice.tsx'
import styles from './tabs.module.css'

/** What a tab shows, by its description; what is of the very moment and no figure of the range stands beside it. */
export function TabView() {
  const { choice } = useChosen()
  const { tiles, cards } = tabParts[choice.tab]

  return (
    <>
      {choice.tab === 'ueberblick' && <NowStrip />}
      {tiles.length > 0 && (
        <ul className={styles.tiles} aria-label="Auf einen Blick">
          {tiles.map((part) => (
            <TileOf key={part.label} part={part} />
          ))}
        </ul>
      )}
      <div className={styles.cards}>
        {cards.map((part) =>
          part.kind === 'wide' ? (
            <WideCardOf key={part.title} part={part} />
          ) : (
            <CardOf key={`${part.dataset} ${part.title}`} part={part} />
          ),
        )}
        {choice.tab === 'besucher' && <RequestsCard />}
      </div>
      {tiles[0] && <Dropped part={tiles[0]} />}
    </>
  )
}

function TileOf({ part }: { part: TilePart }) {
  const { choice } = useChosen()
  const { measure, label, leadsTo } = part

  return <Tile of={useDataset(questionOf(part, choice))} tab={leadsTo} {...{ measure, label }} />
}

function CardOf({ part }: { part: CardPart }) {
  const { choice } = useChosen()

  return <Card of={useDataset(questionOf(part, choice))} part={part} />
}

function WideCardOf({ part: { title, columns } }: { part: WidePart }) {
  const { choice } = useChosen()
  const datasets = useDatasets(columns.map((column) => questionOf(column, choice)))
  const parts = columns.flatMap(({ heading, measures }, index) => {
    const of = datasets[index]
    return of ? [{ of, heading, measures }] : []
  })
  const { ways } = tabParts[choice.tab]
  const by = wayOf(choice)

  return (
    <WideCard {...{ title, parts }}>
      {ways && by && <WayChoice dataset={ways.dataset} label={`${title} nach`} by={by} ways={ways.known} />}
    </WideCard>
  )
}

/** What was not counted, and why: nobody has to wonder where visits went. */
function Dropped({ part }: { part: TilePart }) {
  const { choice } = useChosen()
  const { loaded } = useDataset(questionOf(part, choice))
  const dropped: NonNullable<Statistics['dropped']> = loaded.data?.dropped ?? []
  if (choice.tab !== 'besucher' || dropped.length === 0) return null
  const reasons = dropped.map(({ label, events }) => `${label} (${events.toLocaleString('de')})`)

  return <p className={styles.few}>{`Nicht gezählte Ereignisse: ${reasons.join(', ')}.`}</p>
}
