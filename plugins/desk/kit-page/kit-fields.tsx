'use client'

import { useState } from 'react'

import { ChoiceField, Field, ViewTabs } from '../kit.port.ts'
import styles from './kit-page.module.css'

const sizes = [
  ['s', 'Klein'],
  ['l', 'Groß'],
] as const

/** Fields below what they are called, and the parts of a view. */
export function KitFields() {
  const [size, setSize] = useState<string>('s')

  return (
    <section aria-labelledby="kit-fields">
      <h2 id="kit-fields">Felder und Teile</h2>
      <ViewTabs label="Teile">
        <a href="?" aria-current="page">
          Offener Teil
        </a>
        <a href="?teil=zwei">Anderer Teil</a>
      </ViewTabs>
      <div className={styles.line}>
        <ChoiceField label="Portion" value={size} choices={sizes} onChoose={setSize} />
        <Field label="Name der Portion">{(id) => <input id={id} defaultValue="Für zwei" />}</Field>
        <Field label="Name, der fehlt">{(id) => <input id={id} aria-invalid />}</Field>
        <Field label="Hinweis zur Portion">{(id) => <textarea id={id} rows={2} />}</Field>
      </div>
    </section>
  )
}
