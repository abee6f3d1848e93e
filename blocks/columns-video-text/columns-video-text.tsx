import type { ColumnsVideoTextSection } from '#cms/payload-types.ts'

import { ButtonRow } from '#ui/button-row.tsx'
import { classNames } from '#ui/class-names.ts'
import { Clip } from '#ui/clip.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell, Words } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './columns-video-text.module.css'

/** A video beside text, upright unless the editor says otherwise. Spec: website 2, video-text columns. */
export function ColumnsVideoTextView({ section, position }: SectionProps<ColumnsVideoTextSection>) {
  const { video, orientation, hasSound, subheadline, text, buttons } = section
  const isLandscape = orientation === 'landscape'

  return (
    <Shell className={classNames(styles.section, isLandscape && styles.wide)} subheadline={subheadline}>
      {video && (
        <Clip
          video={video}
          plays="middle"
          hasSound={hasSound ?? false}
          className={isLandscape ? styles.landscape : styles.portrait}
          label={subheadline || 'Video'}
          // Below a short first section it is still in the first window.
          isFirst={position <= 1}
        />
      )}
      <Words>
        <Text text={text} />
        <ButtonRow buttons={buttons} />
      </Words>
    </Shell>
  )
}
