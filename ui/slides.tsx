import type { ReactNode } from 'react'

import styles from './slides.module.css'

type Props = { label: string; slides: readonly { key: string; content: ReactNode }[] }

/** Slides in a strip that is swiped, and moves by itself once it is alive. Spec: website 4, slider. */
export function Slides({ label, slides }: Props) {
  const isChanging = slides.length > 1

  return (
    <div
      className={styles.slider}
      // A group and no landmark, since a page may hold several of the same name.
      role="group"
      aria-roledescription="Bildwechsler"
      aria-label={label}
      data-behaviour={isChanging ? 'slides' : undefined}
    >
      <ol
        className={styles.strip}
        aria-label={isChanging ? label : undefined}
        data-strip=""
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move it, also without links
        tabIndex={isChanging ? 0 : undefined}
      >
        {slides.map(({ key, content }) => (
          <li key={key} className={styles.slide} data-slide="">
            {content}
          </li>
        ))}
      </ol>
      {isChanging && (
        <div className={styles.controls} data-control="">
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className={styles.indicator}
              aria-current={index === 0}
              aria-label={`Bild ${index + 1} von ${slides.length}`}
              data-indicator=""
            />
          ))}
          <button type="button" className={`quiet ${styles.pause}`} data-pause="" aria-pressed="false">
            Anhalten
          </button>
        </div>
      )}
    </div>
  )
}
