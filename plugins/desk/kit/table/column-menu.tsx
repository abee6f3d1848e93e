'use client'

import { useId, useRef } from 'react'

import { Action } from '../frame/action.tsx'
import type { ColumnChoice } from './use-columns.ts'
import styles from './table.module.css'

type ColumnMenuProps<Row> = Pick<ColumnChoice<Row>, 'all' | 'shown' | 'toggle'>

/** Which columns there are, each to be shown or not. */
export function ColumnMenu<Row>({ all, shown, toggle }: ColumnMenuProps<Row>) {
  const id = useId()
  const menu = useRef<HTMLFieldSetElement>(null)
  const isShown = (name: string) => shown.some((column) => column.name === name)

  return (
    <>
      <Action
        look="quiet"
        popoverTarget={id}
        onClick={({ currentTarget }) => placeBelow(menu.current, currentTarget)}
      >
        Spalten
      </Action>
      <fieldset ref={menu} id={id} popover="auto" className={styles.menu}>
        <legend>Spalten</legend>
        {all.slice(1).map(({ name, title }) => (
          <label key={name} className={styles.choice}>
            <input type="checkbox" checked={isShown(name)} onChange={() => toggle(name)} />
            {title}
          </label>
        ))}
      </fieldset>
    </>
  )
}

/** What lies above the page knows nothing of the button that opened it. */
function placeBelow(menu: HTMLElement | null, button: HTMLElement): void {
  const { bottom, right } = button.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  menu?.style.setProperty('inset-block-start', `${bottom + 4}px`)
  menu?.style.setProperty('inset-inline-end', `${Math.max(8, clientWidth - right)}px`)
}
