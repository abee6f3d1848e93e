'use client'

import { Link, usePreferences } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useState } from 'react'

import { areaAt, type DeskArea } from '../../navigation/desk-areas.ts'
import { AreaIcon } from './area-icon.tsx'
import { AreaList } from './area-list.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { foldedKey } from './nav-folded.ts'
import styles from './nav.module.css'

export type NavProps = { areas: DeskArea[]; person: string; home: string }

/** Beside the view in a wide window, where it may be folded to its icons; below it in a narrow one. */
export function NavFrame({ isFolded: wasFolded, ...nav }: NavProps & { isFolded: boolean }) {
  const { setPreference } = usePreferences()
  const [isFolded, setFolded] = useState(wasFolded)
  const pathname = usePathname()
  const fold = () => {
    setFolded(!isFolded)
    void setPreference(foldedKey, !isFolded)
  }

  return (
    <>
      <aside className={styles.side} data-folded={isFolded || undefined}>
        <div className={styles.panel}>
          <div className={styles.head}>
            <Link href={nav.home} className={styles.mark} prefetch={false}>
              Theke
            </Link>
            <button
              type="button"
              className={styles.fold}
              aria-expanded={!isFolded}
              aria-label={isFolded ? 'Navigation ausklappen' : 'Navigation einklappen'}
              onClick={fold}
            >
              <AreaIcon name="fold" />
            </button>
          </div>
          <nav aria-label="Bereiche" className={styles.areas}>
            <AreaList areas={nav.areas} pathname={pathname} open={areaAt(nav.areas, pathname)} />
          </nav>
          <Account {...nav} />
        </div>
      </aside>
      <BottomBar {...nav} pathname={pathname} account={<Account {...nav} />} />
    </>
  )
}

function Account({ person, home }: Pick<NavProps, 'person' | 'home'>) {
  return (
    <div className={styles.account}>
      <Link href={`${home}/account`} className={styles.person} prefetch={false}>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(person)}
        </span>
        <span className={styles.word}>{person}</span>
      </Link>
      <Link
        href={`${home}/logout`}
        className={styles.leave}
        prefetch={false}
        aria-label="Abmelden"
        title="Abmelden"
      >
        <AreaIcon name="leave" />
      </Link>
    </div>
  )
}

const initialsOf = (name: string): string => {
  const words = name.split(/[\s@.]+/)
  const last = words.length > 1 ? words.at(-1) : ''

  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase()
}
