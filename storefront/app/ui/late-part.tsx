import { type ComponentType, useEffect, useRef, useState } from 'react'

import { shopFailures } from '#domain/refusals/client-failures.ts'
import { Button } from './button.tsx'
import { loadPart, withStyles } from './load-part.ts'

/** What stands in the place of a part whose script was lost. */
export type Lost = { isTrying: boolean; onRetry: () => void }

/**
 * A part whose script comes when it is shown, or before by `load`; what has come is there at once the next time. Not
 * React's `lazy`, which puts the error page in the place of the whole page where a script is lost, and remembers it for
 * ever.
 */
export function latePart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  Instead: ComponentType<Props & Lost> = LostPart,
) {
  let known: ComponentType<Props> | undefined
  const keep = (module: Module) => (known = pick(module))

  function LatePart(props: Props) {
    const [Loaded, setLoaded] = useState(() => known)
    const [attempt, setAttempt] = useState(0)
    const [lostAttempt, setLostAttempt] = useState<number>()
    const isTrying = lostAttempt !== attempt

    const isLoaded = Loaded !== undefined
    useEffect(() => {
      if (isLoaded) return
      let isWanted = true
      loadPart(load, attempt > 0).then(
        (module) => {
          const loaded = keep(module)
          if (isWanted) setLoaded(() => loaded)
        },
        () => isWanted && setLostAttempt(attempt),
      )
      return () => {
        isWanted = false
      }
    }, [attempt, isLoaded])

    if (Loaded) return <Loaded {...props} />
    if (lostAttempt === undefined) return null

    const retry = () => {
      if (!isTrying) setAttempt(attempt + 1)
    }
    return <Instead {...props} isTrying={isTrying} onRetry={retry} />
  }

  return Object.assign(LatePart, { load: async () => void keep(await withStyles(load)) })
}

function LostPart({ isTrying, onRetry }: Lost) {
  const place = useRef<HTMLDivElement>(null)
  // For whoever pressed what this has taken the place of; who is elsewhere stays there.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
  }, [])

  return (
    <div ref={place} tabIndex={-1}>
      <p role="alert">{shopFailures.partLost}</p>
      <RetryButton {...{ isTrying, onRetry }} />
    </div>
  )
}

export function RetryButton({ isTrying, onRetry, isWide = false }: Lost & { isWide?: boolean }) {
  return (
    <Button isWide={isWide} aria-busy={isTrying} onClick={onRetry}>
      Erneut versuchen
    </Button>
  )
}
