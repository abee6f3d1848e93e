import type { AdminViewServerProps } from 'payload'
import { Suspense } from 'react'

import type { DeskViewProps } from '#plugins/desk/desk.port.ts'

import { StatisticsView as View, StatisticsWaiting } from './loaded.tsx'
import { readFirstPage } from './read-first-page.ts'

export { FigureOrdersView } from './loaded.tsx'

type GivenProps = AdminViewServerProps & DeskViewProps

/** The statistics: the frame comes at once, and then the figures of what is opened, all of them in one go. */
export function StatisticsView(props: GivenProps) {
  const { timeZone } = props

  return (
    <Suspense fallback={<StatisticsWaiting timeZone={timeZone} />}>
      <WithFigures {...props} />
    </Suspense>
  )
}

async function WithFigures({ initPageResult, searchParams, ...given }: GivenProps) {
  const { home, path, now, timeZone } = given
  const page = await readFirstPage(initPageResult.req, { searchParams, now, timeZone })

  return <View {...{ home, path, now, timeZone, page }} />
}
