'use client'

import { Field } from '../fields/field.tsx'
import styles from './toolbar.module.css'
import type { Filters } from './use-filters.ts'
import { useTyped } from './use-typed.ts'

type SearchFieldProps = { filters: Filters; searched: string }

export function SearchField({ filters: { search, type }, searched }: SearchFieldProps) {
  const { field, note } = useTyped(search, type)

  return (
    <div className={styles.search}>
      <Field label={`Suche nach ${searched}`}>
        {(id) => (
          <input
            ref={field}
            id={id}
            type="search"
            defaultValue={search}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            // Nothing but blanks is nothing to look for, so the address would never say it.
            onChange={({ target }) => note(target.value.trim() ? target.value : '')}
          />
        )}
      </Field>
    </div>
  )
}
