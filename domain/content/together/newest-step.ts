type Heard = {
  /** When the newest state was stored, and whether this form stored it. */
  at: string
  isOwn: boolean
  /** When the state was stored that this form has seen. */
  seen: unknown
  /** Whether another state is being taken in just now. */
  isAtIt: boolean
}

/**
 * What an open form does once it hears which state is the newest: take it in, wait until the one before is taken in, or,
 * where there is nothing to take in, forget what it was refused: that may have arrived after what it tells of.
 */
export function newestStep({ at, isOwn, seen, isAtIt }: Heard): 'take-in' | 'wait' | 'forget-refusals' {
  if (isOwn || Date.parse(String(seen)) === Date.parse(at)) return 'forget-refusals'

  return isAtIt ? 'wait' : 'take-in'
}
