'use client'

import type { MouseEvent } from 'react'

import { ViewTabs } from '#plugins/desk/kit.port.ts'

import { type TimesPart, timesPartLabels, timesParts } from './times.texts.ts'

type PartTabsProps = { part: TimesPart; onChoose: (part: TimesPart) => void }

/** The parts of the view, as links that can be sent. */
export function PartTabs({ part, onChoose }: PartTabsProps) {
  const choose = (event: MouseEvent, chosen: TimesPart) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(chosen)
  }

  return (
    <ViewTabs label="Zeiten">
      {timesParts.map((each) => (
        <a
          key={each}
          href={`?bereich=${each}`}
          aria-current={each === part ? 'page' : undefined}
          onClick={(event) => choose(event, each)}
        >
          {timesPartLabels[each]}
        </a>
      ))}
    </ViewTabs>
  )
}
