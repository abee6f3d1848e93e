'use client'

import type { ReactNode } from 'react'

import type { Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import { withoutFewVisits } from '#domain/insight/statistics/few-visits.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import { Action, handOver, tellProblem } from '#plugins/desk/kit.port.ts'

import { useGoalLine } from '../kept/goals-context.ts'
import { useChosen } from '../statistics-context.ts'
import { comparedWords } from '../statistics.texts.ts'
import { answerCsv, answerTable, fewNote } from './answer-table.ts'
import { type CardKind, drawnOf, tableOfKind } from './card-kinds.ts'
import { rangeInWords } from './point-names.ts'
import { pictureOf } from './save-picture.ts'

type SaveActionsProps = {
  kind: CardKind
  measure: Measure
  title: string
  /** Null as long as there is nothing to save. */
  answer: Statistics | null
  children: ReactNode
}

/** The figures as a file, and the drawing as a picture, of which nobody is known again. */
export function SaveActions({ kind, measure, title, answer, children }: SaveActionsProps) {
  const { choice } = useChosen()
  const before = comparedWords[choice.compare ?? 'previous']
  const goal = useGoalLine(answer, measure)
  const nameOf = ({ dataset, range }: Statistics) => `${dataset}-${range.from}-${range.to}`
  const saveCsv = (answer: Statistics) => {
    const table = answerTable({
      answer: withoutFewVisits(answer),
      of: tableOfKind[kind],
      before,
      measure,
      goal,
    })
    handOver(`${nameOf(answer)}.csv`, new Blob([answerCsv(table)], { type: 'text/csv;charset=utf-8' }))
  }
  const savePicture = async (answer: Statistics) => {
    const { range, layer } = answer
    const note = [rangeInWords(range), layer === 'visits' ? fewNote : ''].filter(Boolean).join('. ')
    try {
      const drawn = drawnOf({ kind, measure, before, goal, answer: withoutFewVisits(answer) })
      handOver(`${nameOf(answer)}.png`, await pictureOf(drawn, { title, note }))
    } catch {
      tellProblem('Das Bild konnte nicht gezeichnet werden.')
    }
  }

  return (
    <>
      <Action look="quiet" disabled={!answer} onClick={() => answer && saveCsv(answer)}>
        CSV{children}
      </Action>
      <Action look="quiet" disabled={!answer} onClick={() => answer && void savePicture(answer)}>
        Bild{children}
      </Action>
    </>
  )
}
