import styles from './own-clock.module.css'
import type { Where } from './where-to-press.ts'

/** Why nothing can be pressed on this device, and what to do instead. */
export function NotHere({ where }: { where: Exclude<Where, { kind: 'here' }> }) {
  return (
    <section className={styles.notHere}>
      <h2>{titles[where.kind]}</h2>
      <p>{wordsOf(where)}</p>
    </section>
  )
}

const titles = {
  'begun-at-clock': 'Hier geht es an der Stempeluhr weiter.',
  'nowhere-allowed': 'Gestempelt wird an der Stempeluhr.',
  'no-branch': 'Du gehörst noch zu keiner Filiale.',
} as const

function wordsOf(where: Exclude<Where, { kind: 'here' }>): string {
  switch (where.kind) {
    case 'begun-at-clock':
      return `${where.name ? `In der Filiale ${where.name}` : 'Wo du begonnen hast,'} wird nur an der Stempeluhr gestempelt. Deine Pause und dein Ende drückst du bitte dort.`
    case 'nowhere-allowed':
      return `${inWords(where.names)}. Wenn du es brauchst, sprich mit deiner Leitung: sie kann es bei der Filiale einschalten.`
    case 'no-branch':
      return 'Bitte deine Leitung, dich bei deiner Filiale einzutragen. Dann kannst du hier stempeln, wenn die Filiale es erlaubt.'
  }
}

const inWords = (names: readonly string[]): string =>
  names.length === 1
    ? `Die Filiale ${names[0]} erlaubt das Stempeln am eigenen Gerät nicht`
    : 'Keine deiner Filialen erlaubt das Stempeln am eigenen Gerät'
