import type { AnimationSection } from '#cms/payload-types.ts'

import { Film, filmStage } from '#ui/film.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import { animationLabel } from './animation-state.ts'
import styles from './animation.module.css'

/** A video that a slider moves from dirty to clean. Spec: website 2, animation. */
export function AnimationView({ section }: SectionProps<AnimationSection>) {
  const { subheadline, text, video } = section

  return (
    <Shell subheadline={subheadline} className={styles.section}>
      <Text text={text} />
      {video && (
        <div className="stack" data-behaviour="animation">
          <div className={filmStage(styles.video)}>
            <Film video={video} label="Reinigung im Zeitraffer" />
          </div>
          <div className={styles.controls} data-control="">
            <output className={styles.label} data-animation-label="">
              {animationLabel(0)}
            </output>
            <input
              className={styles.range}
              type="range"
              min="0"
              max="100"
              defaultValue="0"
              aria-label="Fortschritt der Reinigung"
            />
          </div>
        </div>
      )}
    </Shell>
  )
}
