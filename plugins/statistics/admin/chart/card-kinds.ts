import type { Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

import type { TableOf } from './answer-table.ts'
import { drawBars } from './draw-bars.ts'
import { drawFlow } from './draw-flow.ts'
import { drawHeat } from './draw-heat.ts'
import { drawLine, type GoalLine } from './draw-line.ts'
import { drawRings } from './draw-rings.ts'
import type { Drawn } from './drawn.ts'

export type CardKind = 'line' | 'rows' | 'stages' | 'heat' | 'flow' | 'rings'

/** What stands behind each kind, as a table. */
export const tableOfKind: Record<CardKind, TableOf> = {
  line: 'series',
  rows: 'rows',
  stages: 'rows',
  heat: 'heat',
  flow: 'links',
  rings: 'rows',
}

type Drawing = {
  kind: CardKind
  answer: Statistics
  measure: Measure
  before: string
  /** What is to be reached, where a line has a goal. */
  goal?: GoalLine | null
  /** What is done with the point of a line, and with a page of a way. */
  onPoint?: (at: string) => void
  onPage?: (page: string) => void
  /** Where the list of an hour opens. */
  onList?: (path: string) => void
  /** And with a place of a row. */
  onRow?: (key: string) => void
}

/** Each kind as it is drawn; rows are drawn in pictures only, and a table of their own on the screen. */
export function drawnOf({ kind, answer, measure, before, goal, ...on }: Drawing): Drawn {
  const { onPoint, onPage, onList, onRow } = on
  switch (kind) {
    case 'line':
      return drawLine({ answer, measure, before, goal, ...(onPoint && { onPoint }) })
    case 'heat':
      return drawHeat(answer, measure, onList)
    case 'flow':
      return drawFlow(answer, onPage)
    case 'rings':
      return drawRings(answer, onRow)
    case 'rows':
    case 'stages':
      return drawBars(answer, measure)
  }
}

/** Nothing to draw: no row, and no way. */
export const isNothing = (kind: CardKind, { rows, links = [] }: Statistics): boolean =>
  kind === 'flow' ? links.length === 0 : kind !== 'line' && rows.length === 0
