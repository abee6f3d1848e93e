import type { HeroSection } from '#cms/payload-types.ts'

import { ButtonRow } from '#ui/button-row.tsx'
import { classNames } from '#ui/class-names.ts'
import { Claims } from '#ui/claims.tsx'
import { Clip } from '#ui/clip.tsx'
import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Text } from '#ui/text.tsx'
import styles from './hero.module.css'

/** How wide the picture is drawn. */
const sizes = {
  usual: '(min-width: 60rem) 76vw, 100vw',
  split: '(min-width: 60rem) 50vw, 100vw',
  centred: '100vw',
} as const

/** An image or a looping video with a mute toggle, and text over it. Spec: website 2, hero. */
export function HeroView({ section, position, website }: SectionProps<HeroSection>) {
  const { video, image, text, buttons, variant } = section
  const hasStage = Boolean(video || image)

  return (
    <section
      className={classNames(styles.hero, hasStage && styles.stage)}
      data-part={hasStage ? 'stage' : undefined}
    >
      {video ? (
        <Clip
          video={video}
          poster={image}
          plays="seen"
          hasSound
          isFirst={position === 0}
          className={styles.media}
          label="Stimmung"
        />
      ) : (
        image && (
          <Picture
            picture={image}
            sizes={sizes[variant ?? 'usual']}
            className={styles.media}
            isFirst={position === 0}
          />
        )
      )}
      <div className={classNames('container', styles.front)}>
        <div className={styles.words}>
          <Text text={text} className={styles.text} />
          <ButtonRow buttons={buttons} />
          {position === 0 && <Claims website={website} />}
        </div>
      </div>
    </section>
  )
}
