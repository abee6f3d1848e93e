import { shopFailures } from '#domain/refusals/client-failures.ts'
import { Button } from '../ui/button.tsx'
import { AppCard } from './app-card.tsx'

/** A device that is online may be shown a kept page all the same: nobody has answered, or not in time. */
export function KeptNotice({ since, isAboveCart }: { since: number; isAboveCart: boolean }) {
  const at = new Date(since).toLocaleString('de-AT', { dateStyle: 'medium', timeStyle: 'short' })

  return (
    <AppCard
      title={`Stand vom ${at}`}
      isFloating
      isAboveCart={isAboveCart}
      actions={<Button onClick={() => window.location.reload()}>Neu laden</Button>}
    >
      <p>{shopFailures.keptMenu}</p>
    </AppCard>
  )
}
