import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'

export interface Layers {
  /** What lies over the page, from the bottom up. Empty until the page is alive, since no server knows of it. */
  names: readonly string[]
  /** The topmost but for a picture, which takes the place of nothing that it is looked at from. */
  top: string
  isAlive: boolean
  /** Whether the topmost has been closed, though its entry is still there for a moment. */
  isLeaving: boolean
  push: (name: string, search?: string) => void
  /** Takes away the topmost, as going back does. */
  pop: () => void
}

/** A picture that is looked at large. */
export const pictureLayer = 'picture'

/** What lies over a page has an entry of its own in the history: going back takes it away, a reload brings it back. */
export function useLayers(): Layers {
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const isAlive = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  )
  const [leftKey, setLeftKey] = useState<string>()
  const isLeaving = leftKey === key
  const entered = namesIn(state)
  const names = !isAlive ? [] : isLeaving ? entered.slice(0, -1) : entered

  // Who comes forward again to the same entry finds it open.
  useEffect(() => setLeftKey(undefined), [key])

  return {
    names,
    top: names.findLast((name) => name !== pictureLayer) ?? '',
    isAlive,
    isLeaving,
    push: (name, search) => void pushLayer(navigate, name, search),
    pop: () => {
      if (isLeaving) return
      setLeftKey(key)
      goBack()
    },
  }
}

/** A sheet that is either open or not. */
export function useLayer(name: string) {
  const { names, push, pop } = useLayers()

  return { isOpen: names.includes(name), open: () => push(name), close: pop }
}

async function pushLayer(navigate: ReturnType<typeof useNavigate>, name: string, search?: string) {
  // The way back is no more than announced when the guest already opens the next one.
  if (wayBack) await wayBack
  const names = namesIn(stateNow())
  if (names.at(-1) === name) return

  const to = { search: search ?? window.location.search }
  // What the page was opened with is still its own.
  const state = { ...pageState(), layers: [...names, name] }
  await navigate(to, { state, preventScrollReset: true })
}

/** Who closed something and leaves the page at once would be brought back by the step that is on its way. */
export async function awaitClosing(): Promise<void> {
  await wayBack
}

let wayBack: Promise<void> | undefined

function goBack(): void {
  wayBack = new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
  }).then(() => {
    wayBack = undefined
  })
  window.history.back()
}

/** What lies over the page at this moment, outside of any rendering. */
export const layersNow = (): readonly string[] => namesIn(stateNow())

/** The router's own, which is a step behind while it moves. */
function stateNow(): unknown {
  return (window.history.state as { usr?: unknown } | null)?.usr
}

function pageState(): object {
  const state = stateNow()

  return typeof state === 'object' && state !== null ? state : {}
}

function namesIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('layers' in state)) return []

  return Array.isArray(state.layers) ? state.layers : []
}

function watchNothing() {
  return () => undefined
}
