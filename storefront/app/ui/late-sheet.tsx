import { type ComponentType, useEffect, useState } from 'react'

import { shopFailures } from '#domain/refusals/client-failures.ts'
import { Button } from './button.tsx'
import { loadPart } from './load-part.ts'
import { Sheet } from './sheet.tsx'

type Closable = { onClose: () => void }

/**
 * A sheet whose script comes when it is opened, or before by `load`. Not React's `lazy`, which puts the error page in
 * the place of the whole page where a script is lost, and remembers it for ever.
 */
export function lateSheet<Module, Props extends Closable>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  return function LateSheet(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>()
    const [attempt, setAttempt] = useState(0)
    const [lostAttempt, setLostAttempt] = useState<number>()
    const isTrying = lostAttempt !== attempt

    useEffect(() => {
      let isWanted = true
      loadPart(load, attempt > 0).then(
        (module) => isWanted && setLoaded(() => pick(module)),
        () => isWanted && setLostAttempt(attempt),
      )
      return () => {
        isWanted = false
      }
    }, [attempt])

    if (Loaded) return <Loaded {...props} />
    if (lostAttempt === undefined) return null

    const retry = () => {
      if (!isTrying) setAttempt(attempt + 1)
    }
    return <LostSheet isTrying={isTrying} onClose={props.onClose} onRetry={retry} />
  }
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
