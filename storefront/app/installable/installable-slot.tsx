import { type ReactNode, useEffect, useState } from 'react'

import type { ShellView } from '../shell/shell-view.ts'

/** The menu has been painted, is alive and has loaded its next parts: nothing waits for the app. */
const afterMs = 2000

export function InstallableSlot({ shell }: { shell: ShellView }) {
  const [app, setApp] = useState<ReactNode>()

  useEffect(() => {
    const start = () => import('./start-app.tsx').then(async ({ startApp }) => setApp(await startApp(shell)))
    // Without it the shop is what it was.
    const timer = setTimeout(() => start().catch(() => undefined), afterMs)
    return () => clearTimeout(timer)
  }, [shell])

  return app
}
