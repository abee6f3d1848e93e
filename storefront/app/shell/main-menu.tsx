import { useRef } from 'react'
import { Link } from 'react-router'

import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { BrochureAndSocialLinks } from './brochure-and-social-links.tsx'
import styles from './main-menu.module.css'
import type { ShellView } from './shell-view.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export const mainMenuId = 'main-menu'

/** A native popover: opens, closes and returns focus without any script of ours. */
export function MainMenu({ shell }: { shell: ShellView | undefined }) {
  const panel = useRef<HTMLDivElement>(null)
  const close = () => panel.current?.hidePopover()
  const branches = shell?.branches.filter((branch) => branch.isPublic) ?? []

  return (
    <div ref={panel} id={mainMenuId} popover="auto" className={styles.panel}>
      <div className={styles.head}>
        <span className={styles.title}>Menü</span>
        <IconButton label="Menü schließen" onClick={close}>
          <Icon name="close" />
        </IconButton>
      </div>

      <nav aria-label="Hauptnavigation">
        <ul className={styles.links}>
          <li>
            <Link to="/" onClick={close}>
              Start
            </Link>
          </li>
          {branches.map((branch) => (
            <li key={branch.identifier}>
              <Link to={`/store/${branch.identifier}`} onClick={close}>
                {branch.name}
                <small>Online bestellen</small>
              </Link>
            </li>
          ))}
        </ul>
      </nav>

      <ThemeSwitch />
      <SocialLinks shell={shell} />
    </div>
  )
}

function SocialLinks({ shell }: { shell: ShellView | undefined }) {
  const { socialLinks = [], brochureUrl } = shell?.settings ?? {}
  if (socialLinks.length === 0 && !brochureUrl) return null

  return (
    <ul className={styles.social}>
      <BrochureAndSocialLinks settings={shell?.settings} />
    </ul>
  )
}
