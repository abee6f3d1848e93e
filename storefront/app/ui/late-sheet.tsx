import type { ComponentType } from 'react'

import { shopFailures } from '#domain/refusals/client-failures.ts'
import { latePart, type Lost, RetryButton } from './late-part.tsx'
import { Sheet } from './sheet.tsx'

type Closable = { onClose: () => void }

/** A sheet whose script comes when it is opened, or before by `load`. */
export const lateSheet = <Module, Props extends Closable>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) => latePart(load, pick, LostSheet)

function LostSheet({ onClose, ...lost }: Closable & Lost) {
  return (
    <Sheet title={shopFailures.failedTitle} onClose={onClose} footer={<RetryButton isWide {...lost} />}>
      <p role="alert">{shopFailures.partLost}</p>
    </Sheet>
  )
}
