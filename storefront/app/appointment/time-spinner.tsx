import type { KeyboardEvent } from 'react'

import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { markFirstFocus } from './mark-first-focus.ts'
import styles from './pickers.module.css'

type TimeSpinnerProps = {
  label: string
  value: number
  maximum: number
  moreLabel: string
  lessLabel: string
  onStep: (direction: 1 | -1) => void
  isFirst?: boolean
}

/** Hour or minute with a button above and below; arrow keys turn it, too. */
export function TimeSpinner(props: TimeSpinnerProps) {
  const { label, value, maximum, moreLabel, lessLabel, onStep, isFirst = false } = props

  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStep(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <div className={styles.spinner}>
      <IconButton label={moreLabel} tabIndex={-1} onClick={() => onStep(1)}>
        <Icon name="up" size={24} />
      </IconButton>
      <div
        ref={isFirst ? markFirstFocus : undefined}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a number field would open the phone's keyboard
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={maximum}
        className={styles.value}
        onKeyDown={stepByKey}
      >
        {String(value).padStart(2, '0')}
      </div>
      <IconButton label={lessLabel} tabIndex={-1} onClick={() => onStep(-1)}>
        <Icon name="down" size={24} />
      </IconButton>
    </div>
  )
}
