import type { Tracking } from '#domain/insight/tracking.contract.ts'
import styles from './consent-banner.module.css'
import { foreignServices, foreignWords } from './foreign-services.ts'

type Props = {
  tracking: Tracking
  legalLinks: readonly { label: string; href: string }[]
  /** What a visit is counted under. */
  category: 'website' | 'shop'
}

const countedIn: Record<Props['category'], string> = {
  website: 'welche Seiten besucht werden und woher Anfragen kommen',
  shop: 'welche Seiten besucht und welche Produkte bestellt werden und woher Anfragen kommen',
}

/** Asks before anything is counted. Both answers weigh the same; the script shows it to whoever has not answered. */
export function ConsentBanner({ tracking, legalLinks, category }: Props) {
  const privacy = legalLinks.find(({ label }) => label === 'Datenschutz')
  const services = foreignServices(tracking)

  return (
    <section
      aria-labelledby="consent-title"
      className={styles.banner}
      data-category={category}
      data-consent=""
      data-conversion-url={tracking.conversionUrl ?? undefined}
      data-counts={tracking.isCounting ? '' : undefined}
      data-pixel-id={tracking.pixelId}
      data-services={services.map(({ key }) => key).join(' ') || undefined}
      data-tag-manager-address={tracking.tagManager?.address}
      data-tag-manager-id={tracking.tagManager?.id}
      hidden
      tabIndex={-1}
    >
      <div className={styles.words}>
        <h2 id="consent-title">Dürfen wir Ihren Besuch zählen?</h2>
        <p className="quiet">
          {tracking.isCounting &&
            `Wir zählen gerne, ${countedIn[category]}${services.length > 0 ? '' : ', ohne fremde Dienste'}. `}
          {foreignWords({ tracking, category })}
          {tracking.conversionUrl &&
            `Nach einer ${category === 'shop' ? 'Bestellung' : 'Anfrage'} melden wir unserem Werbepartner den Erfolg. `}
          Ohne Ihre Zustimmung geschieht nichts davon, und Sie können sie jederzeit widerrufen
          {tracking.isCounting && ': Was wir von Ihnen gezählt haben, wird dann gelöscht'}.
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
