import { useSyncExternalStore } from 'react'

/** The width from which on the cart has a column of its own, as in `cart-panel.module.css`. */
const besideMenu = '(min-width: 70rem)'

/** Server and first render know no window, and go by the phone. */
export function useIsBesideMenu(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(besideMenu).matches,
    () => false,
  )
}

function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia(besideMenu)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
