'use client'

import type { ComponentProps } from 'react'

import styles from './action.module.css'

type ActionProps = ComponentProps<'button'> & {
  /** `main` is what the view is for, at most once; `danger` cannot be taken back. */
  look?: 'main' | 'plain' | 'quiet' | 'danger'
}

export function Action({ look = 'plain', className, ...button }: ActionProps) {
  return (
    <button
      type="button"
      {...button}
      data-look={look}
      className={[styles.action, className].filter(Boolean).join(' ')}
    />
  )
}
