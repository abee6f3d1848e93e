'use client'

import { useState } from 'react'

import { peopleTyped } from '#domain/ordering/split-choice.ts'

import { LineField } from './line-field.tsx'

type PeopleFieldProps = { count: number; onCount: (count: number) => void }

/** How many share a bill. What is being typed stays as it is typed, and counts once it is a number of several. */
export function PeopleField({ count, onCount }: PeopleFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const people = peopleTyped(text)
    if (people !== null) onCount(people)
  }

  return (
    <LineField
      label="Personen"
      isAmount
      value={typed ?? String(count)}
      onChange={type}
      onBlur={() => setTyped(null)}
    />
  )
}
