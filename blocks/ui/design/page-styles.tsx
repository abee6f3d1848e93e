import { createContext, useContext, useEffect, useState } from 'react'
import { Links } from 'react-router'

const elementId = 'page-styles'

/** The stylesheets of the page as one text; null where there are none to inline (development). */
const InlineStyles = createContext<string | null>(null)
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
export function readInlineStyles(): string | null {
  return document.getElementById(elementId) ? '' : null
}
