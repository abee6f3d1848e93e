import type { LogosSection } from '#cms/payload-types.ts'

import { outgoing } from '#ui/outgoing.ts'
import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './logos.module.css'

/** Logos of one height, in rows that fill themselves. */
export function LogosView({ section }: SectionProps<LogosSection>) {
  return (
    <Shell subheadline={section.subheadline}>
      <Text text={section.text} />
      <ul className={styles.logos}>
        {section.items?.map(({ id, image, name, link }, index) => {
          const logo = image && (
            <Picture picture={{ ...image, alt: image.alt || name }} sizes="12rem" className={styles.logo} />
          )
          return (
            logo && (
              <li key={id ?? index}>
                {link ? (
                  <a className={styles.link} {...outgoing(link)}>
                    {logo}
                  </a>
                ) : (
                  logo
                )}
              </li>
            )
          )
        })}
      </ul>
    </Shell>
  )
}
