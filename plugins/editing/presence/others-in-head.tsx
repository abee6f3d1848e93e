'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import type { SomebodyPresent } from '#domain/content/together/presence.contract.ts'
import { presentWords } from '#domain/content/together/team-words.ts'

import styles from './team-panel.module.css'

/** In the head of the form, which is seen wherever somebody works in it. */
export function OthersInHead({ others }: { others: readonly SomebodyPresent[] }) {
  const [head, setHead] = useState<Element | null>(null)
  useEffect(() => setHead(document.querySelector('.doc-controls__meta')), [])
  if (!head || others.length === 0) return null
  const words = presentWords(others)

  return createPortal(
    <li className={`doc-controls__list-item ${styles.inHead}`} title={words} role="status">
      {words}
    </li>,
    head,
  )
}
