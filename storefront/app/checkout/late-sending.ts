import { loadPart } from '../ui/load-part.ts'
import type * as sending from './sending.ts'

let loading: Promise<typeof sending> | undefined

/** Asked for again where it was lost. */
export function lateSending(): Promise<typeof sending> {
  loading ??= loadPart(() => import('./sending.ts'), false).catch((lost: unknown) => {
    loading = undefined
    throw lost
  })

  return loading
}

/** Whoever begins to fill in the form will send it. Answers what takes it back. */
export function prepareSendingOnFocus(): () => void {
  const prepare = () => {
    lateSending().catch(() => undefined)
  }
  window.addEventListener('focusin', prepare, { once: true })

  return () => window.removeEventListener('focusin', prepare)
}
