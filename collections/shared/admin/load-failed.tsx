'use client'

import { Button } from '@payloadcms/ui'

import styles from './load-failed.module.css'

type Props = { problem: string; retry: () => void }

/** In the place of what could not be loaded: why, and another try. */
export function LoadFailed({ problem, retry }: Props) {
  return (
    <div className={styles.failed} role="alert">
      <p>{problem}</p>
      <Button buttonStyle="secondary" margin={false} onClick={retry} size="medium">
        Erneut versuchen
      </Button>
    </div>
  )
}
