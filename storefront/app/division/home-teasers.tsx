import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

import { addressLine } from '#domain/catalogue/address-line.ts'
import { routeHref } from '#domain/catalogue/route-href.ts'
import { normalisePhone } from '#domain/ordering/phone.ts'
import { OpenLine } from '../shop/open-line.tsx'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon.data.ts'
import type { HomeBranch } from './division-view.ts'
import styles from './home-teasers.module.css'

type HomeTeasersProps = { branch: HomeBranch; now: Temporal.Instant }

/** What guests come for, as far as the only branch can be called and found. Spec: storefront 2, home. */
export function HomeTeasers({ branch, now }: HomeTeasersProps) {
  const route = routeHref(branch)

  return (
    <ul className={styles.teasers}>
      <Teaser icon="bag" title="Online Bestellen" to={`/store/${branch.identifier}`}>
        <OpenLine branch={branch} now={now} pausedUntil={branch.pausedUntil} />
      </Teaser>
      {branch.phone && (
        <Teaser icon="phone" title="Tischreservierung" to={`tel:${normalisePhone(branch.phone)}`}>
          {branch.phone}
        </Teaser>
      )}
      {route && (
        <Teaser icon="pin" title="Anfahrt" to={route} target="_blank" rel="noopener">
          {addressLine(branch)}
        </Teaser>
      )}
    </ul>
  )
}

type TeaserProps = Pick<LinkProps, 'to' | 'target' | 'rel'> & {
  icon: IconName
  title: string
  children: ReactNode
}

function Teaser({ icon, title, children, ...link }: TeaserProps) {
  return (
    <li className={styles.teaser}>
      <Icon name={icon} size={28} />
      <Link {...link} className="card-target">
        {title}
      </Link>
      <span className={styles.more}>{children}</span>
    </li>
  )
}
