import { keptPart } from '../ui/kept-part.ts'
import { loadPart } from '../ui/load-part.ts'

const load = () => import('./sending.ts')
const part = keptPart(load, () => loadPart(load, true))

/** Asked for again where it was lost; with the page, and all that was typed, where a newer build has replaced it. */
export const lateSending = part.needed

/** Null where it is lost. */
export const preparedSending = part.prepared

/** Whoever begins to fill in the form will send it, and needs `besides`. Answers what takes it back. */
export function prepareOnFocus(besides?: () => Promise<void>): () => void {
  const prepare = () => {
    void preparedSending()
    void besides?.().catch(() => undefined)
  }
  window.addEventListener('focusin', prepare, { once: true })

  return () => window.removeEventListener('focusin', prepare)
}
