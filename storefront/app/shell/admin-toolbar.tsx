import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'

import bar from '#ui/admin/admin-bar.module.css'
import { type AdminSession, readAdminSession } from '#ui/admin/admin-session.ts'
import type { BranchCard } from '#domain/catalogue/branch.contract.ts'
import { adminToolbar } from '#domain/people/admin-toolbar.data.ts'
import { openBranchesText } from '#domain/time/open-branches-text.ts'
import { browserReader } from '../shop/browser-shop.ts'
import styles from './admin-toolbar.module.css'

/** Of whoever is signed in as an administrator, if anybody is. */
export function OwnAdminToolbar() {
  const [session] = useState(() => readAdminSession(Date.now()))

  return session && <AdminToolbar session={session} />
}

/** Spec: storefront 2, admin toolbar. */
export function AdminToolbar({ session }: { session: AdminSession }) {
  return (
    <>
      <nav className={`${bar.bar} ${styles.top}`} aria-label={adminToolbar.name}>
        {adminToolbar.links.map((link) => (
          <a key={link.href} href={link.href}>
            {link.label}
          </a>
        ))}
        <span className={bar.name}>{session.name}</span>
        {[adminToolbar.backend, adminToolbar.signOut].map((link) => (
          <a key={link.label} href={link.href}>
            {link.label}
          </a>
        ))}
        <span className={bar.version}>Version {__APP_VERSION__}</span>
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
      {openBranchesText(branches, identifier, Temporal.Now.instant())}
    </p>
  )
}
