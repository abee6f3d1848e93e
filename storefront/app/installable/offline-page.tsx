import { shopScope } from '#domain/url-space.data.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import message from '../shell/message-page.module.css'
import styles from './offline-page.module.css'

/** The first half says what `shopFailures.offline` does. */
export const offlineTitle = 'Sie sind offline'
const neverSeen =
  'Bitte überprüfen Sie Ihre Internetverbindung. Diese Seite wurde auf Ihrem Gerät noch nicht geöffnet oder zu lange nicht mehr.'

const comeBack = `addEventListener('online',()=>location.reload())`

/** Stands at the address of a page that was never seen, and works without any script but its own. */
export function OfflinePage() {
  return (
    <div className={`container ${message.page}`}>
      <Icon name="offline" size={48} />
      <h1>{offlineTitle}</h1>
      <p className={message.text}>{neverSeen}</p>
      <div className={styles.ways}>
        <form>
          <Button type="submit">Erneut versuchen</Button>
        </form>
        <a className={buttonClass({ look: 'secondary' })} href={shopScope}>
          Zu den Filialen
        </a>
      </div>
      <script dangerouslySetInnerHTML={{ __html: comeBack }} />
    </div>
  )
}
