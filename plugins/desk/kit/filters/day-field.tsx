'use client'

import { readDay } from '../frame/read-day.ts'
import type { Filters } from './use-filters.ts'
import { useTyped } from './use-typed.ts'

type DayFieldProps = { id: string; name: string; filters: Filters }

/** A day that is typed digit by digit: what is no day yet leaves the list as it is, and nobody goes back through any. */
export function DayField({ id, name, filters: { values, set } }: DayFieldProps) {
  const value = values[name] ?? ''
  const { field, note } = useTyped(value, (day) => set(name, day, 'replace'))
  const take = ({ value, validity }: HTMLInputElement) => {
    const isEmptied = value === '' && !validity.badInput
    if (isEmptied || readDay(value) !== null) note(value)
  }

  return (
    <input
      ref={field}
      id={id}
      type="date"
      defaultValue={value}
      // Of a fifth digit browsers would make a year that no address may say.
      max="9999-12-31"
      onChange={({ target }) => take(target)}
    />
  )
}
