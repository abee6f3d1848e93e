import type { BeforeAfterSection } from '#cms/payload-types.ts'

import { ColumnText } from '#ui/column-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { LightboxLink } from '#ui/lightbox/lightbox-link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import { shareAtFirst, shareWords } from './shown-share.ts'
import { sidesOf } from './sides-of.ts'
import styles from './before-after.module.css'

/** The same place before and after; without scripts both pictures are there. Spec: website 2, before-after. */
export function BeforeAfterView({ section }: SectionProps<BeforeAfterSection>) {
  const { subheadline, text, columnText, id } = section
  const sides = sidesOf(section)

  return (
    <Shell subheadline={subheadline} className={styles.section}>
      <Text text={text} className={styles.intro} />
      {sides.length > 0 && (
        <div className={styles.pair} data-behaviour="before-after">
          <div className={styles.toggle} role="group" aria-label="Ansicht" data-control="">
            {sides.map(({ side, label, isOnly }, index) => (
              <button
                key={side}
                type="button"
                className={styles.link}
                aria-pressed={index === 0}
                disabled={isOnly}
                data-show={side}
              >
                {label}
              </button>
            ))}
          </div>
          <div className={classNames(styles.sides, sides.length > 1 && styles.both)} data-sides="">
            {sides.map(({ side, label, picture }, index) => (
              <figure
                key={side}
                className={styles.figure}
                data-side={side}
                data-active={index === 0 ? '' : undefined}
              >
                <LightboxLink picture={picture} group={id ?? 'before-after'}>
                  <Picture
                    picture={picture}
                    sizes="(min-width: 56rem) 46rem, 88vw"
                    className={styles.picture}
                  />
                </LightboxLink>
                <figcaption className={`quiet ${styles.caption}`}>{label}</figcaption>
              </figure>
            ))}
            {sides.length > 1 && <Divider />}
          </div>
        </div>
      )}
      <div className={styles.words}>
        <ColumnText rows={columnText} />
      </div>
    </Shell>
  )
}

/** Moved by a finger, the mouse or the arrow keys; how far `beforeAfterBehaviour` says. */
const Divider = () => (
  <div
    className={styles.divider}
    role="slider"
    tabIndex={0}
    aria-label="Trennlinie zwischen vorher und nachher"
    aria-orientation="horizontal"
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={shareAtFirst}
    aria-valuetext={shareWords(shareAtFirst)}
    data-control=""
    data-divider=""
    data-untouched=""
  />
)
