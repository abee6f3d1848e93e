'use client'

import { createContext, use } from 'react'

import type { FirstPage } from './first-page.ts'
import type { AddressChange, Choice } from './statistics-choice.ts'

type Chosen = {
  /** The address of the panel. */
  home: string
  choice: Choice
  change: (changes: AddressChange) => void
}

/** What came with the page. */
export const FirstPageContext = createContext<FirstPage | null>(null)

export const ChosenContext = createContext<Chosen | null>(null)

/** What of the statistics is looked at, for every part of the view. */
export function useChosen(): Chosen {
  const chosen = use(ChosenContext)
  if (!chosen) throw new Error('Parts of the statistics stand within their view')

  return chosen
}
