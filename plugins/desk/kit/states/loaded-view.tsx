'use client'

import { type ReactNode, useRef } from 'react'

import { useHeldFocus } from '../frame/use-held-focus.ts'
import { ErrorState, LoadingState, StaleNotice } from './states.tsx'
import type { Shown } from './use-loaded.ts'

type LoadedViewProps<Data> = {
  of: Shown<Data>
  rows?: number
  /** What is said where nothing came, such as „Statistik konnte nicht geladen werden.“ */
  failed?: string
  children: (data: Data) => ReactNode
}

/** Whatever became of a call: its shape while it comes, what came, or why nothing did and how to try again. */
export function LoadedView<Data>(props: LoadedViewProps<Data>) {
  const place = useRef<HTMLDivElement>(null)
  // The button that tries again goes with what it stands in.
  const held = useHeldFocus(() => place.current?.focus())

  return (
    <div ref={place} tabIndex={-1} aria-busy={props.of.isLoading} {...held}>
      <Told {...props} />
    </div>
  )
}

function Told<Data>({ of, rows, failed, children }: LoadedViewProps<Data>) {
  const { data, problem, isLoading, attempt, isOnline, loadedAt, reload } = of
  if (data === null) {
    if (!isOnline)
      return <ErrorState title="Keine Verbindung.">Es geht weiter, sobald sie wieder da ist.</ErrorState>
    if (problem !== null && !isLoading)
      return (
        <ErrorState retry={reload} {...(failed && { title: failed })}>
          {problem}
        </ErrorState>
      )

    // Each attempt begins anew to be a moment.
    return <LoadingState key={attempt} rows={rows} retry={reload} />
  }

  return (
    <>
      {loadedAt && (problem !== null || !isOnline) && (
        <StaleNotice since={timeOf(loadedAt)} isOffline={!isOnline} isLoading={isLoading} retry={reload} />
      )}
      {children(data)}
    </>
  )
}

/** On the clock of whoever looks: it is about how long ago that was. */
const timeOf = (at: Date): string =>
  `${at.toLocaleTimeString('de-AT', { hour: '2-digit', minute: '2-digit' })} Uhr`
