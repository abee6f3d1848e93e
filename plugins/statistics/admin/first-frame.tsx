import { setTimeout as pause } from 'node:timers/promises'
import { type ComponentProps, Suspense } from 'react'

import type { FirstPage } from './first-page.ts'
import { StatisticsView, StatisticsWaiting } from './loaded.tsx'

type Given = Omit<ComponentProps<typeof StatisticsView>, 'page'>
type Reading = { reading: Promise<FirstPage | null> }

/** So long React keeps a frame in which something is to come, even if it has come long before. */
const framesStayMs = 300

/** Figures that come within the time come with their page; whoever waits for later ones sees the frame of it. */
export async function FirstFrame({ reading, ...given }: Given & Reading) {
  const early = await Promise.race([reading.then((page) => ({ page })), pause(framesStayMs, null)])
  if (early) return <StatisticsView {...given} page={early.page} />

  return (
    <Suspense fallback={<StatisticsWaiting timeZone={given.timeZone} />}>
      <Later reading={reading} {...given} />
    </Suspense>
  )
}

async function Later({ reading, ...given }: Given & Reading) {
  return <StatisticsView {...given} page={await reading} />
}
