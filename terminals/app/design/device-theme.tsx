import { useCallback, useEffect, useState } from 'react'

const keptAs = 'theke-screen-theme'

/** Before the first paint: a kitchen that is dark must not flash. */
const applyKept = `try{if(localStorage.getItem('${keptAs}')==='white')document.documentElement.dataset.theme='white'}catch(e){}`

/** Before any stylesheet, since the order of these is the bundler's. */
const layerOrder = '@layer reset,tokens,base,ui,page;'

/** Dark unless this device has been set to light. */
export function DeviceTheme() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: applyKept }} />
      <style dangerouslySetInnerHTML={{ __html: layerOrder }} />
    </>
  )
}

export type DeviceThemeName = 'white' | 'black'

export function useDeviceTheme(): { theme: DeviceThemeName; toggle: () => void } {
  const [theme, setTheme] = useState<DeviceThemeName>('black')
  useEffect(() => setTheme(document.documentElement.dataset.theme === 'white' ? 'white' : 'black'), [])

  const toggle = useCallback(() => {
    const next = document.documentElement.dataset.theme === 'white' ? 'black' : 'white'
    document.documentElement.dataset.theme = next
    setTheme(next)
    try {
      localStorage.setItem(keptAs, next)
    } catch {
      // Storage may be blocked; the choice then lasts for this page.
    }
  }, [])

  return { theme, toggle }
}
