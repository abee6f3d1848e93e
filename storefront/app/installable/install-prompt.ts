/** What Chromium sends where it can install a page; TypeScript knows no more than what every browser has. */
export type InstallPrompt = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Kept by a script in the head of the page, since it comes long before anybody asks for it. */
    installPrompt?: InstallPrompt | undefined
  }
}

/** Missing while the browser has not said that it can install the shop, and once it has been asked to. */
export const keptPrompt = (): InstallPrompt | undefined => window.installPrompt

/** Whether it was installed. A prompt can be used once. */
export async function install(): Promise<boolean> {
  const prompt = window.installPrompt
  forgetPrompt()
  if (!prompt) return false

  await prompt.prompt()
  return (await prompt.userChoice).outcome === 'accepted'
}

export function watchPrompt(onChange: () => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  addEventListener('installable', onChange, { signal })
  addEventListener('appinstalled', forgetPrompt, { signal })
  return () => watching.abort()
}

function forgetPrompt(): void {
  window.installPrompt = undefined
  dispatchEvent(new Event('installable'))
}

/** Whether this page is shown by the app itself. */
export function isInstalledApp(): boolean {
  const isOfIos = 'standalone' in navigator && navigator.standalone === true

  return isOfIos || matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches
}

/** Whether the browser knows the app beside this page; only some tell. */
export async function isRegisteredApp(): Promise<boolean> {
  if (!('getInstalledRelatedApps' in navigator)) return false
  try {
    const found = await (navigator as AppTeller).getInstalledRelatedApps()
    return found.length > 0
  } catch {
    return false
  }
}

/** TypeScript's list of a browser's abilities lacks it. */
type AppTeller = Navigator & { getInstalledRelatedApps: () => Promise<readonly unknown[]> }
