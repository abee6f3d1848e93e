'use client'

import { SidePanel, useOpenOne } from '#plugins/desk/kit.port.ts'

import { keptTexts } from './kept.texts.ts'
import type { SavedViews } from './use-saved-views.ts'
import { ViewsPart } from './views-part.tsx'

/** What is open beside the statistics. */
export function KeptPanel({ views }: { views: SavedViews }) {
  const { openId, close } = useOpenOne()
  if (openId === 'ansichten')
    return (
      <SidePanel key={openId} title={keptTexts.views} onClose={close}>
        <ViewsPart views={views} />
      </SidePanel>
    )

  return null
}
