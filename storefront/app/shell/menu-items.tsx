import { NavLink } from 'react-router'

import type { FrameWay } from './frame-ways.ts'

type MenuItemsProps = { ways: readonly FrameWay[]; className?: string | undefined; onLeave?: () => void }

/** A menu with all that hangs below its items; the one that leads here is marked. Spec: website 2, navigation. */
export function MenuItems({ ways, className, onLeave }: MenuItemsProps) {
  return (
    <ul className={className}>
      {ways.map(({ label, suffix, link, children }) => (
        <li key={label + link.to}>
          <NavLink end onClick={onLeave} {...link}>
            {label}
            {suffix && <small>{suffix}</small>}
          </NavLink>
          {children.length > 0 && <MenuItems ways={children} onLeave={onLeave} />}
        </li>
      ))}
    </ul>
  )
}
