import { useSyncExternalStore } from 'react'

import { Icon } from '../ui/icon.tsx'
import styles from './connection-notice.module.css'

/** Nothing to press: it goes by itself. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine)

  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="offline" size={28} />
          Wir sind gerade nicht verbunden. Bestellen können Sie, sobald dieser Hinweis verschwindet.
        </p>
      )}
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
