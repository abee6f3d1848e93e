import { useId } from 'react'
import { Link } from 'react-router'

import { routeHref } from '#domain/catalogue/route-href.ts'
import { normalisePhone } from '#domain/ordering/phone.ts'
import type { FrameLink } from '../shell/frame-ways.ts'
import { HoursTable } from '../shop/hours-table.tsx'
import { Icon } from '../ui/icon.tsx'
import { Segmented } from '../ui/segmented.tsx'
import type { HomeBranch as Branch } from './division-view.ts'
import styles from './home-branch.module.css'

type HomeBranchProps = {
  branch: Branch
  now: Temporal.Instant
  /** Says which branch it is where there are several. */
  title: string
  contact: FrameLink | undefined
}

/** When a branch is open and how it is reached. Spec: storefront 2, home. */
export function HomeBranch({ branch, now, title, contact }: HomeBranchProps) {
  const id = useId()

  return (
    <section className={styles.branch} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Hours branch={branch} now={now} />
      <Contact branch={branch} contact={contact} />
    </section>
  )
}

const kinds = [
  { value: 'opening', label: 'Öffnungszeiten' },
  { value: 'delivery', label: 'Lieferzeiten' },
] as const

/** The toggle is the style's, so that it works before any script has come. */
function Hours({ branch, now }: Pick<HomeBranchProps, 'branch' | 'now'>) {
  const { identifier, openingHours, deliveryHours, isDeliveryHoursEnabled, timeZone } = branch
  const opening = <HoursTable caption="Öffnungszeiten" entries={openingHours} now={now} timeZone={timeZone} />
  if (!isDeliveryHoursEnabled) return <div className={styles.hours}>{opening}</div>

  return (
    <div className={`${styles.hours} ${styles.both}`}>
      <Segmented legend="Zeiten" name={`hours-${identifier}`} value="opening" options={kinds} />
      <div className={styles.opening}>{opening}</div>
      <div className={styles.delivery}>
        <HoursTable caption="Lieferzeiten" entries={deliveryHours} now={now} timeZone={timeZone} />
      </div>
    </div>
  )
}

function Contact({ branch, contact }: Pick<HomeBranchProps, 'branch' | 'contact'>) {
  const { name, street, zipCode, city, phone, email } = branch
  const route = routeHref(branch)

  return (
    <div className={styles.contact}>
      <h3>Kontakt</h3>
      <address className={styles.address}>
        <strong>{name}</strong>
        {street && <span>{street}</span>}
        {city && (
          <span>
            {zipCode} {city}
          </span>
        )}
      </address>
      <ul className={styles.ways}>
        {phone && (
          <li>
            <a href={`tel:${normalisePhone(phone)}`}>
              <Icon name="phone" size={18} />
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <Icon name="mail" size={18} />
              {email}
            </a>
          </li>
        )}
        {route && (
          <li>
            <a href={route} target="_blank" rel="noopener">
              <Icon name="pin" size={18} />
              Route planen
            </a>
          </li>
        )}
        {contact && (
          <li>
            <Link {...contact}>
              <Icon name="next" size={18} />
              Nachricht schreiben
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}
