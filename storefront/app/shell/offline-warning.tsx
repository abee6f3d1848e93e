import { useLocation } from 'react-router'

import { shopFailures } from '#domain/refusals/client-failures.ts'
import { shopScope } from '#domain/url-space.data.ts'

import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useIsOnline } from '../ui/use-is-online.ts'
import styles from './offline-warning.module.css'

export function OfflineWarning() {
  const isOnline = useIsOnline()
  const isOfShop = useLocation().pathname.startsWith(shopScope)
  if (isOnline) return null

  return (
    <div className={styles.warning} role="alert">
      <Icon name="offline" />
      <p>
        {shopFailures.offline}
        {isOfShop && <span className={styles.hint}> {shopFailures.keptMenu}</span>}
      </p>
      <Button look="quiet" onClick={() => window.location.reload()}>
        Erneut versuchen
      </Button>
    </div>
  )
}
