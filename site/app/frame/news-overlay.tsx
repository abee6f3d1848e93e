import { outgoing } from '#blocks/ui/outgoing.ts'
import { Picture } from '#blocks/ui/picture.tsx'
import { Text } from '#blocks/ui/text.tsx'
import type { WebsiteView } from '#domain/content/page.contract.ts'
import styles from './news-overlay.module.css'

/** Opened by the page's script, once per session. Spec: website 2, news overlay. */
export function NewsOverlay({ news }: { news: NonNullable<WebsiteView['newsOverlay']> }) {
  return (
    <dialog className={styles.overlay} aria-labelledby="news" tabIndex={-1} data-news-overlay="">
      <div className={styles.head}>
        <h2 id="news">{news.name}</h2>
        <button type="button" className={styles.close} data-close="">
          Schließen
        </button>
      </div>
      <a className={styles.link} {...outgoing(news.href)}>
        {news.image && <Picture picture={news.image} sizes="(min-width: 40rem) 36rem, 92vw" />}
        {!news.image && <span>Mehr erfahren</span>}
      </a>
      <Text text={news.text} />
    </dialog>
  )
}
