import type { ReactNode } from 'react'

import type { ShellView } from '../shell/shell-view.ts'

/** What the switch of the settings says: the app, or nothing of it. A device of the house is no guest's. */
export async function startApp(shell: ShellView): Promise<ReactNode> {
  if (/^\/self-service(?:\/|$)/i.test(window.location.pathname)) return null
  if (!shell.settings.enablePluginPWA) return leaveApp()

  const { Installable } = await import('./installable.tsx')
  return <Installable shell={shell} />
}

/** Lets no worker of this origin stay, and nothing that one has kept. Spec: storefront 4, app installation. */
async function leaveApp(): Promise<null> {
  // Missing where the connection is not safe.
  if (!('serviceWorker' in navigator)) return null
  const registrations = await navigator.serviceWorker.getRegistrations()
  if (registrations.length === 0) return null

  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  return null
}
