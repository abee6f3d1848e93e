import { useRef } from 'react'

import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { BrochureAndSocialLinks } from './brochure-and-social-links.tsx'
import styles from './main-menu.module.css'
import { MenuItems } from './menu-items.tsx'
import type { ShellView } from './shell-view.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export const mainMenuId = 'main-menu'

/** A native popover: opens, closes and returns focus without any script of ours. */
export function MainMenu({ shell }: { shell: ShellView | undefined }) {
  const panel = useRef<HTMLDivElement>(null)
  const close = () => panel.current?.hidePopover()

  return (
    <div ref={panel} id={mainMenuId} popover="auto" className={styles.panel}>
      <div className={styles.head}>
        <span className={styles.title}>Menü</span>
        <IconButton label="Menü schließen" onClick={close}>
          <Icon name="close" />
        </IconButton>
      </div>

      <nav aria-label="Hauptnavigation">
        <MenuItems ways={shell?.ways.menu ?? []} className={styles.links} onLeave={close} />
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
