import { type ComponentType, useEffect, useState } from 'react'

import { shopFailures } from '#domain/refusals/client-failures.ts'
import { Button } from './button.tsx'
import { loadPart, withStyles } from './load-part.ts'
import { Sheet } from './sheet.tsx'

type Closable = { onClose: () => void }

/**
 * A sheet whose script comes when it is opened, or before by `load`; what has come is there at once the next time. Not
 * React's `lazy`, which puts the error page in the place of the whole page where a script is lost, and remembers it for
 * ever.
 */
export function lateSheet<Module, Props extends Closable>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  let known: ComponentType<Props> | undefined
  const keep = (module: Module) => (known = pick(module))

  function LateSheet(props: Props) {
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
    return <LostSheet isTrying={isTrying} onClose={props.onClose} onRetry={retry} />
  }

  return Object.assign(LateSheet, { load: async () => void keep(await withStyles(load)) })
}

type LostSheetProps = Closable & { isTrying: boolean; onRetry: () => void }

function LostSheet({ isTrying, onClose, onRetry }: LostSheetProps) {
  return (
    <Sheet
      title={shopFailures.failedTitle}
      onClose={onClose}
      footer={
        <Button isWide aria-busy={isTrying} onClick={onRetry}>
          Erneut versuchen
        </Button>
      }
    >
      <p role="alert">{shopFailures.partLost}</p>
    </Sheet>
  )
}
