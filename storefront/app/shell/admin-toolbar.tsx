import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'

import type { BranchCard } from '#domain/catalogue/branch.contract.ts'
import { branchOpenState } from '#domain/time/branch-hours.ts'
import { formatTime } from '#domain/time/format.ts'
import { browserReader } from '../shop/browser-shop.ts'
import type { AdminSession } from './admin-session.ts'
import styles from './admin-toolbar.module.css'

const links = [
  { label: 'Seiten', href: '/backend/collections/sites' },
  { label: 'Dashboard', href: '/backend' },
  { label: 'Navigationen', href: '/backend/collections/navigations' },
] as const

/** Spec: storefront 2, admin toolbar. */
export function AdminToolbar({ session }: { session: AdminSession }) {
  return (
    <>
      <nav className={styles.top} aria-label="Verwaltung">
        {links.map((link) => (
          <a key={link.href} href={link.href}>
            {link.label}
          </a>
        ))}
        <span className={styles.name}>{session.name}</span>
        <a href="/backend">Backend</a>
        <a href="/backend/logout">Abmelden</a>
        <span className={styles.version}>Version {__APP_VERSION__}</span>
      </nav>
      <OpenBranches />
    </>
  )
}

function OpenBranches() {
  const [branches, setBranches] = useState<BranchCard[]>()
  const identifier = useMatches().findLast((match) => match.params.branchIdentifier)?.params.branchIdentifier

  useEffect(() => {
    browserReader.shop().then(
      (shop) => setBranches(shop.branches.filter((branch) => branch.isPublic)),
      () => setBranches(undefined),
    )
  }, [])

  if (!branches) return null
  return (
    <p className={styles.state} role="status">
      {stateText(branches, identifier, Temporal.Now.instant())}
    </p>
  )
}

function stateText(branches: BranchCard[], identifier: string | undefined, now: Temporal.Instant): string {
  const chosen = branches.find((branch) => branch.identifier === identifier)
  if (chosen) {
    const { state, closesAt } = branchOpenState(chosen, now)
    if (state === 'closed') return 'Geschlossen'
    return closesAt ? `Geöffnet bis ${formatTime(closesAt, chosen.timeZone)}` : 'Geöffnet'
  }

  const open = branches.filter((branch) => branchOpenState(branch, now).state !== 'closed').length
  if (open === 0) return 'Alle Standorte geschlossen'
  return open === 1 ? '1 Standort geöffnet' : `${open} Standorte geöffnet`
}
