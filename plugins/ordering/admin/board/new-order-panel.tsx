'use client'

import { SidePanel } from '#plugins/desk/kit.port.ts'

import styles from './new-order-panel.module.css'

type Seller = { id: string; name: string }

const addressOf = ({ id }: Seller) => `/staff-order/${id}`

/** Goes where orders are taken, if there is only one branch to take them for. */
export function takeOrderIn([only, ...others]: readonly Seller[]): boolean {
  if (!only || others.length > 0) return false
  window.location.assign(addressOf(only))

  return true
}

/** For which branch somebody calls. */
export function NewOrderPanel({ branches, onClose }: { branches: readonly Seller[]; onClose: () => void }) {
  return (
    <SidePanel title="Neue Bestellung" onClose={onClose}>
      <p>In welcher Filiale?</p>
      <ul className={styles.branches}>
        {branches.map((branch) => (
          <li key={branch.id}>
            <a href={addressOf(branch)}>{branch.name}</a>
          </li>
        ))}
      </ul>
    </SidePanel>
  )
}
