import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { shopFailures } from '#domain/refusals/client-failures.ts'
import { shopScope } from '#domain/url-space.data.ts'

import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './offline-warning.module.css'

export function OfflineWarning() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
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

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
