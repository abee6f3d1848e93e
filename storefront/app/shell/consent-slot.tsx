import { type ComponentProps, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'

// Only shops that count visits download it, and only when the page is alive: nothing waits for the question.
const Consent = lazy(() => import('./consent.tsx').then((module) => ({ default: module.Consent })))

export function ConsentSlot(props: Omit<ComponentProps<typeof Consent>, 'takeEarly'>) {
  const [isAlive, setAlive] = useState(false)
  const early = useRef<() => Event[]>(() => [])
  // Before the effects of the page: a checkout that is opened by its address tells of itself in one.
  useLayoutEffect(() => {
    early.current = keepTold()
    return () => void early.current()
  }, [])
  useEffect(() => setAlive(true), [])

  if (!isAlive) return null
  return (
    <Suspense>
      <Consent {...props} takeEarly={() => early.current()} />
    </Suspense>
  )
}

/** Keeps what is told until somebody takes it. */
function keepTold(): () => Event[] {
  const listening = new AbortController()
  const told: Event[] = []
  const keep = (event: Event) => void told.push(event)
  addEventListener('tracked', keep, listening)
  addEventListener('converted', keep, listening)

  return () => {
    listening.abort()
    return told.splice(0)
  }
}
