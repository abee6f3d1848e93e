import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'

// Only shops that count visits download it, and only when the page is alive: nothing waits for the question.
const Consent = lazy(() => import('./consent.tsx').then((module) => ({ default: module.Consent })))

export function ConsentSlot(props: ComponentProps<typeof Consent>) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])

  if (!isAlive) return null
  return (
    <Suspense>
      <Consent {...props} />
    </Suspense>
  )
}
