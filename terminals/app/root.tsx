import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Meta, Outlet, Scripts, useRouteError } from 'react-router'

import '#ui/design/tokens.css'
import '#ui/design/fonts.css'
import '#ui/design/base.css'
import './design/device.css'

import { FirstFont } from '#ui/design/first-font.tsx'
import { HouseIcons } from '#ui/design/house-icons.tsx'
import { PageStyles } from '#ui/design/page-styles.tsx'
import { DeviceTheme } from './design/device-theme.tsx'
import { CalmScreen } from './shell/calm-screen.tsx'

/** Nothing keeps a screen's page, and nothing that is opened from it learns its address. */
export const headers = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
})

export function Layout({ children }: { children: ReactNode }) {
  useEffect(announceHydration, [])

  return (
    <html lang="de" data-theme="black" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <HouseIcons favicon={null} />
        <FirstFont family={undefined} face={undefined} />
        <DeviceTheme />
        <Meta />
        <PageStyles />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

/** For whoever measures or tests the page. */
function announceHydration(): void {
  performance.mark('hydrated')
  dispatchEvent(new Event('hydrated'))
}

export default function Terminals() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404

  return isMissing ? (
    <CalmScreen title="Diesen Bildschirm gibt es nicht.">
      <p>Bitte prüfen Sie die Adresse.</p>
    </CalmScreen>
  ) : (
    <CalmScreen title="Hier ist etwas schiefgegangen.">
      <p>Der Bildschirm lädt sich gleich neu.</p>
      <ReloadSoon />
    </CalmScreen>
  )
}

const reloadAfterMs = 10_000

/** Nobody stands by to press anything. */
function ReloadSoon() {
  useEffect(() => {
    const timer = setTimeout(() => window.location.reload(), reloadAfterMs)
    return () => clearTimeout(timer)
  }, [])

  return null
}
