import { ButtonLink } from '#ui/button-row.tsx'
import { outgoing } from '#ui/outgoing.ts'
import { Picture } from '#ui/picture.tsx'
import { Text } from '#ui/text.tsx'
import type { WebsiteView } from '#domain/content/page.contract.ts'
import styles from './news-overlay.module.css'

type News = NonNullable<WebsiteView['newsOverlay']>

/** Opened by the page's script, once per session. Spec: website 2, news overlay. */
export function NewsOverlay({ news }: { news: News }) {
  const leadsOn = outgoing(news.href).href !== '#'

  return (
    <dialog className={styles.overlay} aria-labelledby="news-overlay" tabIndex={-1} data-news-overlay="">
      <div className={styles.head}>
        <h2 id="news-overlay">{news.name}</h2>
        <button type="button" className={styles.close} data-close="">
          Schließen
        </button>
      </div>
      {news.image && <LinkedPicture news={news} leadsOn={leadsOn} />}
      <Text text={news.text} />
      {leadsOn && (
        <p>
          <ButtonLink button={{ label: news.label ?? null, link: news.href }} />
        </p>
      )}
    </dialog>
  )
}

/** The whole picture is pressed for it; the keyboard meets the button alone, which leads to the same place. */
function LinkedPicture({ news: { image, name, href }, leadsOn }: { news: News; leadsOn: boolean }) {
  if (!image) return null
  const picture = <Picture picture={image} sizes="(min-width: 40rem) 36rem, 92vw" />
  if (!leadsOn) return <div className={styles.picture}>{picture}</div>

  return (
    <a className={styles.picture} {...outgoing(href)} tabIndex={-1} aria-label={image.alt ? undefined : name}>
      {picture}
    </a>
  )
}
