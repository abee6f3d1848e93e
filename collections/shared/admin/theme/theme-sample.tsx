import type { CSSProperties } from 'react'

import { accentColors } from '#domain/content/accent-colors.ts'
import { pageColorsOf } from '#domain/content/page-colors.ts'

import styles from './theme-preview.module.css'
import type { ThemeValues } from './use-theme-values.ts'

type Props = { values: ThemeValues; setting: 'white' | 'black'; label: string }

/** A corner of a page in one colour setting: a heading, a sentence, both kinds of buttons. */
export function ThemeSample({ values, setting, label }: Props) {
  const { color1 = '#1d1d1d', color2 = '#fcfcfc', accent, borderRadius, fontPair, face } = values
  const paper = pageColorsOf({ color1, color2 })?.[setting] ?? color2
  const ink = setting === 'white' ? color1 : color2
  const side = accent ? accentColors({ accent, color1, color2 })?.[setting] : undefined
  const look = {
    '--sample-paper': paper,
    '--sample-ink': ink,
    '--sample-fill': side?.fill ?? ink,
    '--sample-on': side?.on ?? paper,
    '--sample-words': side?.words ?? ink,
    '--sample-radius': borderRadius === '0' ? '0px' : borderRadius,
  } as CSSProperties // custom properties are not in React's list

  return (
    <figure className={styles.sample} data-pair={fontPair} data-face={face} style={look}>
      <figcaption>{label}</figcaption>
      <p className={styles.kicker}>Schön, dass Sie da sind</p>
      <p className={styles.heading}>Herzlich willkommen</p>
      <p className={styles.text}>So lesen sich Überschriften und Texte auf der Website.</p>
      <p className={styles.buttons}>
        <span className={styles.loud}>Jetzt anfragen</span>
        <span className={styles.quiet}>Mehr erfahren</span>
      </p>
    </figure>
  )
}
