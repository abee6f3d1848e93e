'use client'

import { Link, usePreferences } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type ReactNode, useId, useState } from 'react'

import { Avatar, type AvatarProps } from '#collections/shared/admin/person/avatar.tsx'

import { type Density, densityKey } from '../../look/density.ts'
import { ViewSettings } from '../../look/view-settings.tsx'
import { areaAt, type DeskArea } from '../../navigation/desk-areas.ts'
import { PaletteOpener, usePalette } from '../palette/palette.tsx'
import { useNoteOpened } from '../palette/use-note-opened.ts'
import { AreaIcon } from './area-icon.tsx'
import { AreaList } from './area-list.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { foldedKey } from './nav-folded.ts'
import styles from './nav.module.css'

export type NavProps = { areas: DeskArea[]; person: AvatarProps; home: string }

type NavFrameProps = NavProps & { isFolded: boolean; density: Density }

/** Beside the view in a wide window, where it may be folded to its icons; below it in a narrow one. */
export function NavFrame({ isFolded: wasFolded, density: keptDensity, ...nav }: NavFrameProps) {
  const { setPreference } = usePreferences()
  const [isFolded, setFolded] = useState(wasFolded)
  const [density, setDensity] = useState(keptDensity)
  const pathname = usePathname()
  const palette = usePalette(nav)
  useNoteOpened(pathname, nav.home)
  const fold = () => {
    setFolded(!isFolded)
    void setPreference(foldedKey, !isFolded)
  }
  const changeDensity = (wished: Density) => {
    setDensity(wished)
    void setPreference(densityKey, wished)
  }
  const settings = <ViewSettings density={density} onDensity={changeDensity} />

  return (
    <>
      <aside className={styles.side} data-folded={isFolded || undefined} data-desk-density={density}>
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
          <div className={styles.search}>
            <PaletteOpener open={palette.open} />
          </div>
          <nav aria-label="Bereiche" className={styles.areas}>
            <AreaList areas={nav.areas} pathname={pathname} open={areaAt(nav.areas, pathname)} />
          </nav>
          <Account {...nav} settings={settings} />
        </div>
      </aside>
      <BottomBar
        {...nav}
        pathname={pathname}
        settings={settings}
        account={<Account {...nav} />}
        search={palette.open}
      />
      {palette.dialog}
    </>
  )
}

function Account({ person, home, settings }: Pick<NavProps, 'person' | 'home'> & { settings?: ReactNode }) {
  return (
    <div className={styles.account}>
      <Link href={`${home}/account`} className={styles.person} prefetch={false}>
        <Avatar {...person} />
        <span className={styles.word}>{person.name}</span>
      </Link>
      {settings ? <SettingsMenu>{settings}</SettingsMenu> : null}
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

/** Opens above its button; the browser closes it at Escape and at a press beside it. */
function SettingsMenu({ children }: { children: ReactNode }) {
  const id = useId()

  return (
    <>
      <button
        type="button"
        className={styles.leave}
        popoverTarget={id}
        aria-label="Ansicht einstellen"
        title="Ansicht einstellen"
      >
        <AreaIcon name="view" />
      </button>
      <div id={id} popover="auto" role="group" aria-label="Ansicht" className={styles.menu}>
        {children}
      </div>
    </>
  )
}
