import type { AdminViewServerProps } from 'payload'

import type { DeskViewProps } from '#plugins/desk/desk.port.ts'

import { FirstFrame } from './first-frame.tsx'
import { readFirstPage } from './read-first-page.ts'

export { FigureOrdersView } from './loaded.tsx'

type GivenProps = AdminViewServerProps & DeskViewProps

/** The statistics, with the figures of what is opened, all of them in one go. */
export function StatisticsView({ initPageResult, searchParams, home, path, now, timeZone }: GivenProps) {
  const reading = readFirstPage(initPageResult.req, { searchParams, now, timeZone })

  return <FirstFrame {...{ home, path, now, timeZone, reading }} />
}
