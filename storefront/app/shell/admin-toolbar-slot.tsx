import { lazy, Suspense, useEffect, useState } from 'react'

import { type AdminSession, readAdminSession } from '#blocks/ui/admin/admin-session.ts'
import type { ShellView } from './shell-view.ts'

// Only administrators ever download it.
const AdminToolbar = lazy(() =>
  import('./admin-toolbar.tsx').then((module) => ({ default: module.AdminToolbar })),
)

export function AdminToolbarSlot({ shell }: { shell: ShellView }) {
  const [session, setSession] = useState<AdminSession | null>(null)

  useEffect(() => {
    if (shell.settings.enablePluginToolbar) setSession(readAdminSession(Date.now()))
  }, [shell.settings.enablePluginToolbar])

  if (!session) return null
  return (
    <Suspense>
      <AdminToolbar session={session} />
    </Suspense>
  )
}
