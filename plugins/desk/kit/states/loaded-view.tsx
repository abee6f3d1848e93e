'use client'

import type { ReactNode } from 'react'

import { ErrorState, LoadingState, StaleNotice } from './states.tsx'
import type { Loaded } from './use-loaded.ts'

type LoadedViewProps<Data> = {
  of: Loaded<Data>
  rows?: number
  children: (data: Data) => ReactNode
}

/** Whatever became of a call: its shape while it comes, what came, or why nothing did and how to try again. */
export function LoadedView<Data>({ of, rows, children }: LoadedViewProps<Data>) {
  const { data, problem, isLoading, attempt, isOnline, loadedAt, reload } = of
  if (data === null) {
    if (!isOnline)
      return <ErrorState title="Keine Verbindung.">Es geht weiter, sobald sie wieder da ist.</ErrorState>
    if (problem !== null && !isLoading) return <ErrorState retry={reload}>{problem}</ErrorState>

    // Each attempt begins anew to be a moment.
    return <LoadingState key={attempt} rows={rows} retry={reload} />
  }

  return (
    <div aria-busy={isLoading}>
      {loadedAt && (problem !== null || !isOnline) && (
        <StaleNotice since={timeOf(loadedAt)} isOffline={!isOnline} retry={reload} />
      )}
      {children(data)}
    </div>
  )
}

/** On the clock of whoever looks: it is about how long ago that was. */
const timeOf = (at: Date): string =>
  `${at.toLocaleTimeString('de-AT', { hour: '2-digit', minute: '2-digit' })} Uhr`
