import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { create } from 'zustand'

export interface Layers {
  /** What lies over the page, from the bottom up. Empty until the page is alive, since no server knows of it. */
  names: readonly string[]
  /** The topmost but for a picture, which takes the place of nothing that it is looked at from. */
  top: string
  /** What the address asks for with them. */
  search: string
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
  const { key, state, search } = useLocation()
  const coming = useComing((entry) => (entry.from === key ? entry : null))
  const navigate = useNavigate()
  const isAlive = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  )
  const [leftKey, setLeftKey] = useState<string>()
  const isLeaving = leftKey === key
  const entered = coming?.names ?? namesIn(state)
  const names = !isAlive ? [] : isLeaving ? entered.slice(0, -1) : entered

  useEffect(() => {
    // Who comes forward again to the same entry finds it open, and who goes back to this one finds it as it was.
    setLeftKey(undefined)
    if (useComing.getState().from !== key) useComing.setState(nothingComing)
  }, [key])

  const leave = (entry: string) => {
    setLeftKey(entry)
    goBack()
  }

  return {
    names,
    top: names.findLast((name) => name !== pictureLayer) ?? '',
    search: coming?.search ?? search,
    isAlive,
    isLeaving,
    push: useCallback((name, search) => void pushLayer(navigate, name, search), [navigate]),
    pop: () => {
      if (isLeaving) return
      if (coming) void wayOn?.then(() => leave(keyNow()))
      else leave(key)
    },
  }
}

/** A sheet that is either open or not. */
export function useLayer(name: string) {
  const { names, push, pop } = useLayers()
  const open = useCallback(() => push(name), [push, name])

  return { isOpen: names.includes(name), open, close: pop }
}

async function pushLayer(navigate: ReturnType<typeof useNavigate>, name: string, search?: string) {
  // The way back is no more than announced when the guest already opens the next one.
  if (wayBack) await wayBack
  const names = namesIn(stateNow())
  if (names.at(-1) === name) return

  const to = { search: search ?? window.location.search }
  const layers = [...names, name]
  useComing.setState({ from: keyNow(), names: layers, search: to.search })
  // What the page was opened with is still its own.
  const state = { ...pageState(), layers }
  wayOn = Promise.resolve(
    // The page stays as it is, so nothing is read again.
    navigate(to, { state, preventScrollReset: true, defaultShouldRevalidate: false }),
  )
  await wayOn
}

/** An entry on its way into the history: the router takes some frames for it, and the guest sees it in the next. */
type Coming = { from: string | null; names: readonly string[]; search: string }
const nothingComing: Coming = { from: null, names: [], search: '' }
const useComing = create(() => nothingComing)

let wayOn: Promise<void> | undefined

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

/** As the router calls the entry that is shown. */
function keyNow(): string {
  return (window.history.state as { key?: string } | null)?.key ?? 'default'
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
