import { Link, NavLink } from 'react-router'

import { Icon } from '../ui/icon.tsx'
import { picturePath } from '#domain/content/media-paths.ts'
import styles from './header.module.css'
import { MainMenu, mainMenuId } from './main-menu.tsx'
import { homeOf, type ShellView } from './shell-view.ts'

export function Header({ shell }: { shell: ShellView | undefined }) {
  return (
    <header className={styles.header}>
      <div className={`container ${styles.bar}`}>
        <Link
          {...homeOf(shell)}
          className={`tap-target ${styles.home}`}
          aria-label={`${shell?.settings.shopName ?? 'Shop'}: Startseite`}
        >
          <Logo shell={shell} />
        </Link>
        <BranchLinks shell={shell} />
        <button type="button" className={styles.toggle} popoverTarget={mainMenuId} aria-label="Menü">
          <Icon name="menu" size={24} />
        </button>
      </div>
      <MainMenu shell={shell} />
    </header>
  )
}

/** A handful of branches fits beside the logo on wide screens; more are found on the home page. */
const mostBranchLinks = 3

function BranchLinks({ shell }: { shell: ShellView | undefined }) {
  const branches = shell?.branches.filter((branch) => branch.isPublic) ?? []
  if (branches.length < 2 || branches.length > mostBranchLinks) return null

  return (
    <nav className={styles.branches} aria-label="Filialen">
      {branches.map((branch) => (
        <NavLink key={branch.identifier} className="tap-target" to={`/store/${branch.identifier}`}>
          {branch.name}
        </NavLink>
      ))}
    </nav>
  )
}

function Logo({ shell }: { shell: ShellView | undefined }) {
  const logo = shell?.settings.logo
  if (!logo) return <span className={styles.name}>{shell?.settings.shopName}</span>

  const width = Math.round((40 * (logo.width ?? 160)) / (logo.height ?? 40))
  return <img className={styles.logo} src={picturePath(logo)} alt="" width={width} height={40} />
}
