'use client'

import { useRouter } from 'next/navigation'
import { useMemo } from 'react'

import type { Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import { rangeOfPoint } from '#domain/insight/statistics/range-presets.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

import { useGoalLine } from '../kept/goals-context.ts'
import { changeTo, filterOfRow } from '../statistics-choice.ts'
import { useChosen } from '../statistics-context.ts'
import { comparedWords } from '../statistics.texts.ts'
import { answerTable } from './answer-table.ts'
import { type CardKind, drawnOf, isNothing, tableOfKind } from './card-kinds.ts'
import styles from './chart.module.css'
import type { GoalLine } from './draw-line.ts'
import { Drawing } from './drawing.tsx'
import { PlainTable, ShownTable } from './plain-table.tsx'
import { RankedRows } from './ranked-rows.tsx'
import { Stages } from './stages.tsx'
import { useTold } from './use-told.ts'

const mostRanked = 10

type FilledProps = { kind: CardKind; measure: Measure; title: string; answer: Statistics; isTable: boolean }

/** What came, drawn or as a table; whoever hears instead of sees has the table in any case. */
export function Filled({ answer: came, ...props }: FilledProps) {
  const answer = useTold(came)
  const { kind, measure, title, isTable } = props
  const { home, choice } = useChosen()
  const before = comparedWords[choice.compare ?? 'previous']
  const goal = useGoalLine(answer, measure)
  const table = useMemo(
    () => answerTable({ answer, of: tableOfKind[kind], before, measure, goal }),
    [answer, kind, before, measure, goal],
  )
  const caption = `${title} als Tabelle`
  if (isNothing(kind, answer))
    return <p className={styles.nothing}>In diesem Zeitraum wurde nichts gezählt.</p>
  if (isTable) return <ShownTable {...{ table, caption, home }} />
  if (kind === 'rows') return <Ranked {...{ answer, measure, title }} />
  if (kind === 'stages') return <Stages answer={answer} caption={title} />

  return (
    <>
      <Charted {...{ kind, measure, answer, before, goal }} />
      <div className={styles.unseen}>
        <PlainTable {...{ table, caption }} />
      </div>
    </>
  )
}

function Charted({
  kind,
  measure,
  answer,
  before,
  goal,
}: Omit<FilledProps, 'title' | 'isTable'> & { before: string; goal: GoalLine | null }) {
  const { home, change } = useChosen()
  const router = useRouter()
  const drawn = useMemo(() => {
    const onPoint = (at: string) => {
      const days = rangeOfPoint(at, answer.range.grain, answer.range)
      if (days) change(changeTo.range(days))
    }
    const onPage = (page: string) => change(changeTo.filter('page', page))
    const filter = filterOfRow(answer.by)
    const onRow = filter ? (key: string) => change(changeTo.filter(filter, key)) : undefined

    const onList = (path: string) => router.push(`${home}${path}`)

    return drawnOf({ kind, answer, measure, before, goal, onPoint, onPage, onList, ...(onRow && { onRow }) })
  }, [kind, answer, measure, before, goal, home, change, router])

  return <Drawing drawn={drawn} />
}

function Ranked({ answer, measure, title }: Pick<FilledProps, 'answer' | 'measure' | 'title'>) {
  const { home, change } = useChosen()
  const filter = filterOfRow(answer.by)
  const onRow = filter && (({ key }: { key: string }) => change(changeTo.filter(filter, key)))

  return <RankedRows {...{ answer, measure, home, onRow }} caption={title} most={mostRanked} />
}
