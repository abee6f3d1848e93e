'use client'

import { useEffect, useId, useRef } from 'react'

import styles from './toolbar.module.css'
import type { Filters } from './use-filters.ts'

type SearchFieldProps = { filters: Filters; searched: string }

/**
 * What is typed stands in the field at once and in the address a moment later. The field follows the address only
 * where somebody else has changed it: an answer to an earlier letter must not take the later ones away.
 */
export function SearchField({ filters: { search, type }, searched }: SearchFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const typed = useRef(search)
  const confirmed = useRef(true)

  useEffect(() => {
    if (search === typed.current) confirmed.current = true
    else if (confirmed.current && field.current) {
      typed.current = search
      field.current.value = search
    }
  }, [search])

  const note = (text: string) => {
    // Nothing but blanks is nothing to look for, so the address would never say it.
    typed.current = text.trim() ? text : ''
    confirmed.current = typed.current === search
    type(typed.current)
  }

  return (
    <div className={styles.search}>
      <label htmlFor={id}>Suche nach {searched}</label>
      <input
        ref={field}
        id={id}
        type="search"
        defaultValue={search}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => note(event.target.value)}
      />
    </div>
  )
}
