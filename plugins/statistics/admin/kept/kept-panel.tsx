'use client'

import { SidePanel, useOpenOne } from '#plugins/desk/kit.port.ts'

import { keptTexts } from './kept.texts.ts'
import type { SavedViews } from './use-saved-views.ts'
import { ViewsPart } from './views-part.tsx'

type KeptPanelProps = { views: SavedViews; today: string; timeZone: string }

/** What is open beside the statistics. */
export function KeptPanel({ views, today, timeZone }: KeptPanelProps) {
  const { openId, close } = useOpenOne()
  if (openId === 'ansichten')
    return (
      <SidePanel key={openId} title={keptTexts.views} onClose={close}>
        <ViewsPart {...{ views, today, timeZone }} />
      </SidePanel>
    )

  return null
}
