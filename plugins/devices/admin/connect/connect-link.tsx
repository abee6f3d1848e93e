'use client'

import { Button, useAuth, useConfig, useListDrawerContext } from '@payloadcms/ui'

import styles from './connect-screen.module.css'

/** Above the list of devices: the way to take on a screen that shows a code. */
export function ConnectLink() {
  const { permissions } = useAuth()
  const { config } = useConfig()
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer || !permissions?.collections?.devices?.create) return null

  return (
    <div className={styles.bar}>
      <Button
        buttonStyle="pill"
        el="anchor"
        margin={false}
        size="small"
        url={`${config.routes.admin}/connect-screen`}
      >
        Bildschirm verbinden
      </Button>
    </div>
  )
}
