import type { ComponentProps } from 'react'

import { classNames } from '#ui/class-names.ts'

import styles from './key.module.css'

type Props = ComponentProps<'button'> & {
  /** `go` is the usual next step, `stop` undoes or refuses, `plain` is everything else. */
  look?: 'go' | 'stop' | 'wait' | 'plain' | 'quiet'
  isWide?: boolean
}

/** A button as it is pressed with a wet thumb. */
export function Key({ look = 'plain', isWide = false, className, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      data-look={look}
      data-wide={isWide || undefined}
      className={classNames(styles.key, className)}
    />
  )
}
