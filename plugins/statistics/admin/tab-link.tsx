'use client'

import type { MouseEvent, ReactNode } from 'react'

import { changeTo } from './statistics-choice.ts'
import { useChosen } from './statistics-context.ts'
import type { StatisticsTab } from './statistics.texts.ts'
import { useQueryWith } from './use-query-with.ts'

type TabLinkProps = { tab: StatisticsTab; isCurrent?: boolean; children: ReactNode }

/** To another part of the same choice; a link that can be sent and opened beside. */
export function TabLink({ tab, isCurrent, children }: TabLinkProps) {
  const { change } = useChosen()
  const href = useQueryWith(changeTo.tab(tab))
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    change(changeTo.tab(tab))
  }

  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  )
}
