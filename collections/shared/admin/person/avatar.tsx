import { avatarToneOf, initialsOf } from '#domain/people/avatar.ts'

import styles from './avatar.module.css'

export type AvatarProps = { id: string; name: string }

/** The initials of a person in their colour, beside the name; who hears the page is told the name alone. */
export function Avatar({ id, name }: AvatarProps) {
  return (
    <span aria-hidden="true" className={styles.avatar} data-tone={avatarToneOf(id)}>
      {initialsOf(name)}
    </span>
  )
}
