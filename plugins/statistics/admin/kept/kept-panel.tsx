'use client'

import { SidePanel, useOpenOne } from '#plugins/desk/kit.port.ts'

import type { Choice } from '../statistics-choice.ts'
import type { Places } from '../use-places.ts'
import type { Goals } from './goals-context.ts'
import { GoalsPart } from './goals-part.tsx'
import { keptTexts } from './kept.texts.ts'
import type { SavedViews } from './use-saved-views.ts'
import { ViewsPart } from './views-part.tsx'
import { WeeklyPart } from './weekly-part.tsx'

type KeptPanelProps = {
  views: SavedViews
  goals: Goals
  places: Places
  inWords: (choice: Choice) => string
  today: string
  timeZone: string
}

/** What is open beside the statistics. */
export function KeptPanel({ views, goals, places, inWords, today, timeZone }: KeptPanelProps) {
  const { openId, close } = useOpenOne()
  if (openId === 'ansichten')
    return (
      <SidePanel key={openId} title={keptTexts.views} onClose={close}>
        <ViewsPart {...{ views, inWords, today, timeZone }} />
      </SidePanel>
    )
  if (openId === 'ziele')
    return (
      <SidePanel key={openId} title={keptTexts.goals} onClose={close}>
        <GoalsPart {...{ goals, places }} />
      </SidePanel>
    )
  if (openId === 'bericht')
    return (
      <SidePanel key={openId} title={keptTexts.weekly} onClose={close}>
        <WeeklyPart />
      </SidePanel>
    )

  return null
}
