import type { WebsiteView } from '#domain/content/page.contract.ts'
import styles from './consent-banner.module.css'

type Props = Pick<WebsiteView, 'legalLinks'> & { tracking: NonNullable<WebsiteView['tracking']> }

/** Asks before anything is counted. Both answers weigh the same; the script shows it to whoever has not answered. */
export function ConsentBanner({ tracking, legalLinks }: Props) {
  const privacy = legalLinks.find(({ label }) => label === 'Datenschutz')

  return (
    <section
      aria-labelledby="consent-title"
      className={styles.banner}
      data-consent=""
      data-conversion-url={tracking.conversionUrl ?? undefined}
      data-counts={tracking.isCounting ? '' : undefined}
      hidden
      tabIndex={-1}
    >
      <div className={styles.words}>
        <h2 id="consent-title">Dürfen wir Ihren Besuch zählen?</h2>
        <p>
          {tracking.isCounting &&
            'Wir zählen gerne, welche Seiten besucht werden und woher Anfragen kommen, ohne fremde Dienste. '}
          {tracking.conversionUrl && 'Nach einer Anfrage melden wir unserem Werbepartner den Erfolg. '}
          Ohne Ihre Zustimmung geschieht nichts davon, und Sie können sie jederzeit widerrufen.
          {privacy && (
            <>
              {' '}
              <a href={privacy.href}>Mehr zum Datenschutz</a>
            </>
          )}
        </p>
      </div>
      <div className={styles.answers}>
        <button type="button" className={styles.answer} data-consent-choice="denied">
          Ablehnen
        </button>
        <button type="button" className={styles.answer} data-consent-choice="granted">
          Zustimmen
        </button>
      </div>
    </section>
  )
}
