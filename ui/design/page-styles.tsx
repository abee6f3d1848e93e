import { createContext, useContext, useEffect, useState } from 'react'
import { Links } from 'react-router'

const elementId = 'page-styles'
/** Behind this the server puts them. */
export const stylesOpening = `<style id="${elementId}">`

/** What React makes of the styles inside the document; null where there are none (development). */
const InlineStyles = createContext<'' | null>(null)
export const InlineStylesProvider = InlineStyles.Provider

/**
 * The styles of the first page come inside the document, so that nothing stands between it and the first
 * paint. The files follow after hydration, for the pages the visitor goes to next.
 */
export function PageStyles() {
  const css = useContext(InlineStyles)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  return (
    <>
      {css !== null && (
        <style id={elementId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
      )}
      {(css === null || isHydrated) && <Links />}
    </>
  )
}

/** What the browser must render to match the document. */
export function readInlineStyles(): '' | null {
  return document.getElementById(elementId) ? '' : null
}
