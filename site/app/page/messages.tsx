import { ButtonRow } from '#ui/button-row.tsx'
import { outgoing } from '#ui/outgoing.ts'
import { waysOn } from '#domain/content/ways-on.ts'
import { useRoot } from '../root-data.ts'
import styles from './messages.module.css'
import { type Message, messages } from './messages.texts.ts'

/** A page that has only one thing to say, and the ways on. */
export function MessageView({ kind }: { kind: Message }) {
  const { title, text, status } = messages[kind]
  const website = useRoot()?.website
  const ways = website ? waysOn({ ...website, hasBranches: website.branches.length > 0 }) : []

  return (
    <div className={`container ${styles.message}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      <ButtonRow buttons={[{ label: 'Zur Startseite', link: '/' }]} />
      {ways.length > 0 && (
        <nav aria-label="Weiter">
          <ul className={styles.ways}>
            {ways.map(({ label, href }) => (
              <li key={label + href}>
                <a {...outgoing(href)} className="tap-target">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {status && (
        <p className="quiet" lang="en">
          {status}
        </p>
      )}
    </div>
  )
}
