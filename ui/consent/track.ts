export type TrackedEvent = {
  action: string
  /** What may be told besides: amounts and names of products, never of people. */
  data?: Record<string, TrackedValue>
}

type TrackedValue = string | number | { [key: string]: TrackedValue } | TrackedValue[]

/** Says what happened on the page. Whoever counts visits hears it once the visitor has agreed, else nobody. */
export function track(event: TrackedEvent): void {
  dispatchEvent(new CustomEvent('tracked', { detail: event }))
}

/** Says that a visit has led somewhere, for an advertiser. */
export function trackSuccess(event: TrackedEvent): void {
  track(event)
  dispatchEvent(new CustomEvent('converted', { detail: event }))
}
