import { type ComponentType, useEffect, useState } from 'react'

import { staffNoteKey, staffTokenKey } from '#domain/people/staff-note.ts'
import type { ShellView } from './shell-view.ts'

/** Only administrators ever download it. */
export function AdminToolbarSlot({ shell }: { shell: ShellView }) {
  const [Toolbar, setToolbar] = useState<ComponentType>()
  const { enablePluginToolbar } = shell.settings

  useEffect(() => {
    if (!enablePluginToolbar || !isNoted()) return
    import('./admin-toolbar.tsx').then(
      ({ OwnAdminToolbar }) => setToolbar(() => OwnAdminToolbar),
      // Nobody needs it to order.
      () => undefined,
    )
  }, [enablePluginToolbar])

  return Toolbar && <Toolbar />
}

/** Whether this browser holds anything that could be a sign-in; what it is worth is judged by whoever is loaded. */
function isNoted(): boolean {
  try {
    return [staffTokenKey, staffNoteKey].some((key) => localStorage.getItem(key) !== null)
  } catch {
    return false
  }
}
