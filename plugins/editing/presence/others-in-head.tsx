'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import type { SomebodyPresent } from '#domain/content/together/presence.contract.ts'
import { presentWords } from '#domain/content/together/team-words.ts'

/** In the head of the form, which is seen wherever somebody works in it. */
export function OthersInHead({ others }: { others: readonly SomebodyPresent[] }) {
  const [head, setHead] = useState<Element | null>(null)
  useEffect(() => setHead(document.querySelector('.doc-controls__meta')), [])
  if (!head || others.length === 0) return null

  return createPortal(
    <li className="doc-controls__list-item" role="status">
      {presentWords(others)}
    </li>,
    head,
  )
}
