import { Link } from 'react-router'

import { Icon } from '../ui/icon.tsx'
import { imageUrl } from '../ui/image-url.ts'
import styles from './header.module.css'
import { MainMenu, mainMenuId } from './main-menu.tsx'
import type { ShellView } from './shell-view.ts'

export function Header({ shell }: { shell: ShellView | undefined }) {
  return (
    <header className={styles.header}>
      <div className={`container ${styles.bar}`}>
        <Link
          to="/"
          className={styles.brand}
          aria-label={`${shell?.settings.shopName ?? 'Shop'}: Startseite`}
        >
          <Brand shell={shell} />
        </Link>
        <button type="button" className={styles.toggle} popoverTarget={mainMenuId} aria-label="Menü">
          <Icon name="menu" size={24} />
        </button>
      </div>
      <MainMenu shell={shell} />
    </header>
  )
}

function Brand({ shell }: { shell: ShellView | undefined }) {
  const logo = shell?.settings.logo
  if (!logo) return <span className={styles.name}>{shell?.settings.shopName}</span>

  const width = Math.round((40 * (logo.width ?? 160)) / (logo.height ?? 40))
  return <img className={styles.logo} src={imageUrl(logo)} alt="" width={width} height={40} />
}
