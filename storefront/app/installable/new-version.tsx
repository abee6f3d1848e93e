import { useState } from 'react'

import { Button } from '../ui/button.tsx'
import { AppCard, onEscape } from './app-card.tsx'
import { applyNewVersion } from './app-worker.ts'
import { safeMoment } from './safe-moment.ts'

type NewVersionProps = { isAboveCart: boolean; onPutOff: () => void }

/** Never by itself: what is begun in a sheet lives as long as the page. Cart and form come back with the new one. */
export function NewVersion({ isAboveCart, onPutOff }: NewVersionProps) {
  const [isWanted, setWanted] = useState(false)
  const load = async () => {
    setWanted(true)
    await safeMoment(document)
    await applyNewVersion()
  }

  return (
    <AppCard
      title="Eine neue Version ist da."
      isFloating
      isAboveCart={isAboveCart}
      actions={
        <>
          <Button
            aria-disabled={isWanted}
            onKeyDown={onEscape(onPutOff)}
            onClick={() => !isWanted && void load()}
          >
            {isWanted ? 'Wird geladen …' : 'Jetzt laden'}
          </Button>
          <Button look="secondary" onKeyDown={onEscape(onPutOff)} onClick={onPutOff}>
            Später
          </Button>
        </>
      }
    >
      <p>Ihr Warenkorb bleibt erhalten.</p>
    </AppCard>
  )
}
