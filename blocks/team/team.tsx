import type { TeamSection } from '#cms/payload-types.ts'

import { cardLevel } from '#ui/card-level.ts'
import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './team.module.css'

/** People with what they do, and how they are reached. */
export function TeamView({ section }: SectionProps<TeamSection>) {
  const Name = `h${cardLevel(section.text)}` as const

  return (
    <Shell subheadline={section.subheadline}>
      <Text text={section.text} />
      <ul className={styles.team}>
        {section.items?.map(({ id, image, name, role, phone, email }, index) => (
          <li key={id ?? index} className={styles.person}>
            {image && (
              <Picture
                picture={image}
                sizes="(min-width: 60rem) 20rem, (min-width: 30rem) 44vw, 88vw"
                className={styles.face}
              />
            )}
            <Name className={styles.name}>{name}</Name>
            {role && <p className={styles.role}>{role}</p>}
            {phone && (
              <a className={styles.reach} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            )}
            {email && (
              <a className={styles.reach} href={`mailto:${email}`}>
                {email}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Shell>
  )
}
