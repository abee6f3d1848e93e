import { Icon } from '../ui/icon.tsx'
import { useIsOnline } from '../ui/use-is-online.ts'
import styles from './connection-notice.module.css'

/** Nothing to press: it goes by itself. */
export function ConnectionNotice() {
  const isOnline = useIsOnline()

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
