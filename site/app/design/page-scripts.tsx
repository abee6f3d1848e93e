import { createContext, useContext } from 'react'
import type { EntryContext } from 'react-router'

import { afterFirstPaint } from '../live/after-first-paint.ts'
import { beforeFirstPaint } from '../live/before-first-paint.ts'
import { showThemeColor } from '../live/show-theme-color.ts'

type PageScripts = { entry: string; hotRuntime: string | undefined }

const Scripts = createContext<PageScripts | null>(null)
export const ScriptsProvider = Scripts.Provider

/** The one script of the website; in development Vite's runtime comes before it. */
export function scriptsOf({ manifest }: EntryContext): PageScripts {
  return { entry: manifest.entry.module, hotRuntime: manifest.hmr?.runtime }
}

/** What has to be known before anything is drawn; behind the theme's colours, which it reads. */
export function FirstScript() {
  return useContext(Scripts) && <script dangerouslySetInnerHTML={{ __html: first }} />
}

const first = `(${beforeFirstPaint})();(${showThemeColor})()`

/** The page is complete without it, so it is not even asked for before the page is seen. */
export function PageScripts() {
  const scripts = useContext(Scripts)
  if (!scripts) return null

  return (
    <>
      {scripts.hotRuntime && <script type="module" src={scripts.hotRuntime} />}
      <script dangerouslySetInnerHTML={{ __html: startOf(scripts.entry) }} />
    </>
  )
}

/** A script that is lost on the way leaves the page as it is without any. */
const startOf = (entry: string) =>
  `(${afterFirstPaint})(()=>import(${JSON.stringify(entry)}).catch(e=>{delete document.documentElement.dataset.scripted;throw e}))`
