import type { ReactNode } from 'react'

import { classNames } from '#ui/class-names.ts'
import { focalMarks } from '#ui/focal-marks.ts'
import { addressLine } from '#domain/catalogue/address-line.ts'
import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { pictureSet, picturePath } from '#domain/content/media-paths.ts'
import styles from './branch-hero.module.css'
import { BranchHours } from './branch-hours.tsx'

interface BranchIntroProps {
  branch: BranchView
  now: Temporal.Instant
  /** Under the hours: what else decides on an order. */
  children?: ReactNode
}

/** `badge` is what the house says of itself before anybody has read its hours, empty while it is open. */
export function BranchPicture({ branch, badge }: { branch: BranchView; badge: string }) {
  const [image] = branch.images
  if (!image) return null

  return (
    <div className={classNames(styles.picture, badge !== '' && styles.closed)}>
      <img
        className="cover"
        src={picturePath(image, 'medium')}
        srcSet={pictureSet(image, ['tiny', 'small', 'medium'])}
        sizes="(min-width: 70rem) 34rem, (min-width: 45rem) 48vw, 5rem"
        alt={image.alt ?? ''}
        width={1280}
        height={720}
        {...focalMarks(image)}
        fetchPriority="high"
      />
      {badge && <span className={styles.badge}>{badge}</span>}
    </div>
  )
}

export function BranchIntro({ branch, now, children }: BranchIntroProps) {
  const address = addressLine(branch)

  return (
    <div className={styles.text}>
      <div className={styles.names}>
        {branch.logo && <Logo logo={branch.logo} />}
        <h1>{branch.name}</h1>
      </div>
      <BranchHours branch={branch} now={now} />
      {children}
      {/* On a phone it unfolds with the hours. */}
      <div className={styles.more}>
        {branch.description && <p className={styles.description}>{branch.description}</p>}
        <ul className={styles.contact}>
          {address && (
            <li>
              <a
                href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
                rel="noopener noreferrer"
                target="_blank"
              >
                <Icon name="pin" size={18} />
                {address}
              </a>
            </li>
          )}
          {branch.phone && (
            <li>
              <a href={`tel:${branch.phone.replaceAll(' ', '')}`}>
                <Icon name="phone" size={18} />
                {branch.phone}
              </a>
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}
