import { loadPart } from '../ui/load-part.ts'
import type * as sending from './sending.ts'

type Sending = typeof sending

let loading: Promise<Sending> | undefined

/** Asked for again where it was lost; with the page, and all that was typed, where a newer build has replaced it. */
export async function lateSending(): Promise<Sending> {
  // What was prepared may still be on its way, and is lost without the page being loaded anew.
  return (await preparedSending()) ?? kept(() => loadPart(load, true))
}

/** Whoever begins to fill in the form will send it, and needs `besides`. Answers what takes it back. */
export function prepareOnFocus(besides?: () => Promise<void>): () => void {
  const prepare = () => {
    void preparedSending()
    void besides?.().catch(() => undefined)
  }
  window.addEventListener('focusin', prepare, { once: true })

  return () => window.removeEventListener('focusin', prepare)
}

/** Null where it is lost: nothing is loaded anew under the fingers of somebody who types. */
export function preparedSending(): Promise<Sending | null> {
  return kept(load).catch(() => null)
}

const load = () => import('./sending.ts')

function kept(start: () => Promise<Sending>): Promise<Sending> {
  loading ??= start().catch((lost: unknown) => {
    loading = undefined
    throw lost
  })

  return loading
}
