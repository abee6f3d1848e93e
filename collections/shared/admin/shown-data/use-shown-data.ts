'use client'

import { useSyncExternalStore } from 'react'

import { isShown, type ShownData, shownData, shownDataKeys } from '#domain/people/shown-data.ts'

const tellers = new Set<() => void>()

/** Whether these data are shown in this browser, and how to wish otherwise; all tabs follow. */
export function useShownData(data: ShownData): [boolean, (wished: boolean) => void] {
  const isNow = useSyncExternalStore(
    follow,
    () => document.documentElement.dataset[placeOf(data)] !== 'hidden',
    () => true,
  )

  return [isNow, (wished) => keep(data, wished)]
}

function keep(data: ShownData, wished: boolean): void {
  mark(data, wished)
  try {
    localStorage.setItem(shownDataKeys[data], wished ? '1' : '0')
  } catch {
    // Where the browser keeps nothing the wish holds for as long as the page does.
  }
  for (const tell of tellers) tell()
}

/** Styles hide what is marked by this word, see shown-data.css. */
function mark(data: ShownData, shown: boolean): void {
  const { dataset } = document.documentElement
  if (shown) delete dataset[placeOf(data)]
  else dataset[placeOf(data)] = 'hidden'
}

function follow(tell: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    for (const data of shownData) {
      if (key === null || key === shownDataKeys[data])
        mark(data, isShown(localStorage.getItem(shownDataKeys[data])))
    }
    tell()
  }
  tellers.add(tell)
  addEventListener('storage', hear)

  return () => {
    tellers.delete(tell)
    removeEventListener('storage', hear)
  }
}

const placeOf = (data: ShownData) => `${data}Data` as const
