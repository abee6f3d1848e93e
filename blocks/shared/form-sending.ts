import { hexOf } from '#domain/api/hex-of.ts'
import { keptVisitOrigin, type VisitOrigin } from '#domain/insight/visit-origin.contract.ts'
import { visitOriginKey } from '#domain/insight/visit-origin.ts'

/** What was last sent without anybody knowing that it has arrived, and the key by which the server knows it again. */
const unanswered = new WeakMap<HTMLFormElement, { content: string; key: string }>()

/** As long as somebody looks at a button that says to wait. */
export const patienceMilliseconds = 20_000

/** The key of what a form sends: the same as before where the same is sent again. */
export function keyOf(form: HTMLFormElement, content: string): string {
  const last = unanswered.get(form)
  if (last?.content === content) return last.key

  const key = hexOf(crypto.getRandomValues(new Uint8Array(16)))
  unanswered.set(form, { content, key })
  return key
}

/** It has arrived: the same once more is another message. */
export const forgetKey = (form: HTMLFormElement): boolean => unanswered.delete(form)

/** How the visit began, if its visitor agrees to be counted. */
export function visitOfSession(): VisitOrigin | undefined {
  try {
    return keptVisitOrigin(sessionStorage.getItem(visitOriginKey))
  } catch {
    return undefined
  }
}
