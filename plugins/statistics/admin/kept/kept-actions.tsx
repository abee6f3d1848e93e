'use client'

import { Action, useOpenOne } from '#plugins/desk/kit.port.ts'

import { keptParts } from './kept-parts.ts'

/** Opens what is kept of the statistics, beside them. */
export function KeptActions() {
  const { openId, open, close } = useOpenOne()

  return Object.entries(keptParts).map(([name, label]) => (
    <Action
      key={name}
      aria-expanded={openId === name}
      onClick={() => (openId === name ? close() : open(name))}
    >
      {label}
    </Action>
  ))
}
