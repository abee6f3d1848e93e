import { useSyncExternalStore } from 'react'
import { vi } from 'vitest'

const readers = new Set<() => void>()
const follow = (tell: () => void) => {
  readers.add(tell)
  return () => void readers.delete(tell)
}
/** The same search is the same object, or whoever reads it would never rest. */
const known = new Map<string, URLSearchParams>()
function search(): URLSearchParams {
  const { search: asked } = location
  const params = known.get(asked) ?? new URLSearchParams(asked)
  known.set(asked, params)

  return params
}
const router = { push: () => undefined }

/** In the place of Next's: it reads the address of the window, and goes nowhere. */
export const fakeNavigation = {
  useSearchParams: () => useSyncExternalStore(follow, search, search),
  useRouter: () => router,
}

/** Until mocks are restored, whoever changes the address tells those who read it. */
export function followAddress(): void {
  for (const how of ['pushState', 'replaceState'] as const) {
    const change = window.history[how].bind(window.history)
    vi.spyOn(window.history, how).mockImplementation((...given) => {
      change(...given)
      for (const tell of readers) tell()
    })
  }
}
