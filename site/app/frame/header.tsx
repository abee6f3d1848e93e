import { classNames } from '#ui/class-names.ts'
import { FallibleImage } from '#ui/fallible-image.tsx'
import { outgoing } from '#ui/outgoing.ts'
import { mainAction } from '#domain/content/main-action.ts'
import { picturePath } from '#domain/content/media-paths.ts'
import { type MarkedMenuItem, markActive } from '#domain/content/navigation.ts'
import type { WebsiteView } from '#domain/content/page.contract.ts'
import type { RootData } from '../root-data.ts'
import { HeadStrip } from './head-strip.tsx'
import styles from './header.module.css'

/** The logo and the menu: in a row on wide screens, behind a button on small ones. Spec: website 2. */
export function Header({ website, path }: RootData) {
  const items = markActive(website.menu, path)

  return (
    <header className={styles.header} data-part="head">
      {website.theme.face && <HeadStrip website={website} />}
      <div className={`container ${styles.bar}`} data-part="bar">
        <a href="/" className={styles.home} aria-label={`${website.name}: Startseite`}>
          <Logo website={website} />
        </a>
        {items.length > 0 && (
          <>
            <nav className={styles.wide} aria-label="Hauptmenü">
              <ul className={styles.items}>
                {items.map((item, index) => (
                  <WideItem key={item.label + item.href} item={item} index={index} />
                ))}
              </ul>
            </nav>
            <button type="button" className={styles.toggle} popoverTarget="menu" aria-label="Menü">
              <span aria-hidden="true" />
              <span aria-hidden="true" />
              <span aria-hidden="true" />
            </button>
            <nav id="menu" popover="auto" className={styles.narrow} aria-label="Menü">
              <button type="button" className={styles.close} popoverTarget="menu" popoverTargetAction="hide">
                Schließen
              </button>
              <Items items={items} />
            </nav>
          </>
        )}
        {website.theme.face && <HeadAction website={website} />}
      </div>
    </header>
  )
}

/** On a phone it stands at the foot of the window instead. */
function HeadAction({ website }: { website: WebsiteView }) {
  const action = mainAction(website)

  return (
    action && (
      <a className={styles.action} href={action.href} data-part="action">
        {action.label}
      </a>
    )
  )
}

/** Its picture is small and lets the page's first one go ahead. */
function Logo({ website: { logo, favicon, name } }: { website: WebsiteView }) {
  if (!logo) {
    return (
      <>
        {favicon && (
          <span className={styles.mark}>
            <FallibleImage
              src={picturePath(favicon, 'thumbnail')}
              alt=""
              width={36}
              height={36}
              fetchPriority="low"
              failure={name.slice(0, 1)}
            />
          </span>
        )}
        <span className={styles.name}>{name}</span>
      </>
    )
  }

  const width = Math.round((44 * (logo.width ?? 160)) / (logo.height ?? 44))
  return (
    <span className={styles.logo}>
      <FallibleImage
        src={picturePath(logo, 'small')}
        alt=""
        width={width}
        height={44}
        fetchPriority="low"
        failure={name}
      />
    </span>
  )
}

function WideItem({ item, index }: { item: MarkedMenuItem; index: number }) {
  if (item.children.length === 0) {
    return (
      <li>
        <ItemLink item={item} />
      </li>
    )
  }

  const id = `menu-${index}`
  return (
    <li className={styles.parent} data-drop-menu="">
      <ItemLink item={item} />
      <button type="button" className={styles.more} aria-controls={id} aria-label={`Mehr zu ${item.label}`}>
        <span className={styles.chevron} aria-hidden="true" />
      </button>
      <div id={id} className={styles.panel} data-panel="">
        <Items items={item.children} />
      </div>
    </li>
  )
}

function Items({ items }: { items: readonly MarkedMenuItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.label + item.href}>
          <ItemLink item={item} />
          {item.children.length > 0 && <Items items={item.children} />}
        </li>
      ))}
    </ul>
  )
}

function ItemLink({ item }: { item: MarkedMenuItem }) {
  const { label, suffix, href, isActive, isChildActive } = item

  return (
    <a
      {...outgoing(href)}
      className={classNames('tap-target', styles.item, isChildActive && styles.childActive)}
      aria-current={isActive ? 'page' : undefined}
    >
      {label}
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </a>
  )
}
