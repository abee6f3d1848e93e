'use client'

import { Link } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef } from 'react'

import { areaAt, areasAtHand } from '../../navigation/desk-areas.ts'
import { PaletteOpener } from '../palette/palette.tsx'
import { AreaIcon } from './area-icon.tsx'
import { AreaList } from './area-list.tsx'
import type { NavProps } from './nav-frame.tsx'
import styles from './nav.module.css'
import { Waiting } from './waiting.tsx'

type BottomBarProps = NavProps & {
  pathname: string
  settings: ReactNode
  account: ReactNode
  search: () => unknown
}

/** What a thumb reaches: the areas that matter most, and the way to all the others. */
export function BottomBar({ areas, pathname, settings, account, search }: BottomBarProps) {
  const all = useRef<HTMLDialogElement>(null)
  const here = areaAt(areas, pathname)
  const atHand = areasAtHand(areas)
  const isElsewhere = here !== null && !atHand.includes(here)

  useEffect(() => all.current?.close(), [pathname])
  // Also by a link to where one is already, for example without its filters.
  useEffect(() => {
    const sheet = all.current
    const closeByLink = ({ target }: Event) =>
      target instanceof Element && target.closest('a') && sheet?.close()
    sheet?.addEventListener('click', closeByLink)
    return () => sheet?.removeEventListener('click', closeByLink)
  }, [])

  return (
    <>
      <nav aria-label="Bereiche" className={styles.bar}>
        {atHand.map((area) => (
          <Link
            key={area.key}
            href={area.href}
            className={styles.tab}
            prefetch={false}
            data-here={area === here || undefined}
            aria-current={area.href === pathname ? 'page' : undefined}
          >
            <AreaIcon name={area.key} />
            <span>{area.label}</span>
            <Waiting {...area} />
          </Link>
        ))}
        <button
          type="button"
          className={styles.tab}
          data-here={isElsewhere || undefined}
          onClick={() => {
            all.current?.showModal()
            all.current?.querySelector('ul ul [aria-current]')?.scrollIntoView({ block: 'center' })
          }}
        >
          <AreaIcon name="more" />
          <span>Mehr</span>
        </button>
      </nav>
      <dialog ref={all} className={styles.sheet} aria-label="Alle Bereiche">
        <div className={styles.all}>
          <PaletteOpener
            open={() => {
              all.current?.close()
              void search()
            }}
          />
          <div className={styles.within}>
            <AreaList areas={areas} pathname={pathname} open="all" />
            <div className={styles.settings}>{settings}</div>
          </div>
          {account}
          <button type="button" className={styles.close} onClick={() => all.current?.close()}>
            Schließen
          </button>
        </div>
      </dialog>
    </>
  )
}
