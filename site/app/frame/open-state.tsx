import type { WebsiteView } from '#domain/content/page.contract.ts'
import { phoneHref } from '#domain/content/main-action.ts'
import { openSummary } from '#domain/time/opening-words.ts'
import styles from './open-state.module.css'

/** Whether one can come now; who presses it sees each place, with the way to its menu and to its telephone. */
export function OpenState({ website: { branches, openUntil } }: { website: WebsiteView }) {
  const summary = summaryOf(branches)
  if (!summary) return null

  return (
    <div className={styles.place} data-open-until={openUntil}>
      <button type="button" className={styles.state} popoverTarget="places">
        <Light isOpen={summary.isOpen} />
        {summary.words}
        <span className={styles.chevron} aria-hidden="true" />
      </button>
      <div
        id="places"
        popover="auto"
        className={styles.list}
        role="group"
        aria-label="Öffnungszeiten der Standorte"
      >
        <ul className={styles.places}>
          {branches.map(({ identifier, name, open, phone }) => (
            <li key={identifier} className={styles.branch}>
              <a href={`/store/${identifier}`}>{name}</a>
              {open && (
                <span className={styles.words}>
                  <Light isOpen={open.isOpen} />
                  {open.words}
                </span>
              )}
              {phone && (
                <a className={styles.phone} href={phoneHref(phone)} aria-label={`${name} anrufen: ${phone}`}>
                  {phone}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The same in one line, without what opens. */
export function OpenLine({ website: { branches, openUntil } }: { website: WebsiteView }) {
  const summary = summaryOf(branches)
  if (!summary) return null

  return (
    <p className={styles.line} data-open-until={openUntil}>
      <Light isOpen={summary.isOpen} />
      {summary.words}
    </p>
  )
}

export const Light = ({ isOpen }: { isOpen: boolean }) => (
  <span className={styles.light} data-open={isOpen ? '' : undefined} aria-hidden="true" />
)

const summaryOf = (branches: WebsiteView['branches']) =>
  openSummary(branches.flatMap(({ open }) => open ?? []))
