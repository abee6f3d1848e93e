import { type ReactNode, useEffect } from 'react'
import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Meta,
  type MetaArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router'

import { sourceHeaders } from '#domain/insight/page-sources.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { shopManifestPath } from '#domain/url-space.data.ts'
import '#ui/design/tokens.css'
import '#ui/design/fonts.css'
import '#ui/design/base.css'
import '#ui/design/focal-point.css'

import { useScreenContext } from './house/screen-context.ts'
import { DivisionTheme } from '#ui/design/division-theme.tsx'
import { PageEnd } from '#ui/design/drawn-whole.tsx'
import { FirstFont } from '#ui/design/first-font.tsx'
import { HouseIcons } from '#ui/design/house-icons.tsx'
import { PageStyles } from '#ui/design/page-styles.tsx'
import { InstallableSlot } from './installable/installable-slot.tsx'
import { AdminToolbarSlot } from './shell/admin-toolbar-slot.tsx'
import { Breadcrumbs } from './shell/breadcrumbs.tsx'
import { ConsentSlot } from './shell/consent-slot.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { MessagePage, NotFoundMessage } from './shell/message-page.tsx'
import { OfflineWarning } from './shell/offline-warning.tsx'
import { pageMeta } from './shell/page-meta.ts'
import { shellView, useShell } from './shell/shell-view.ts'
import { SideControls } from './shell/side-controls.tsx'
import { useArrival } from './shell/use-arrival.ts'
import { apiContext } from './shop/load-context.ts'
import { passLoaderHeaders } from './shop/page-cache.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { host, origin, pathname } = new URL(request.url)

  const shell = shellView(await context.get(apiContext).shop(host), origin)

  return data(shell, { headers: sourceHeaders(shell.tracking, pathname) })
}

export const headers = passLoaderHeaders

/** The frame stays as it is while the visitor moves between pages. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell()
  const context = useScreenContext()
  const isOfGuest = context === undefined
  useEffect(announceHydration, [])
  useArrival()

  return (
    <html
      lang="de"
      data-theme={shell?.settings.colorSetting ?? 'white'}
      data-kiosk={context === 'self-service' ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <HouseIcons favicon={shell?.favicon} />
        <FirstFont family={shell?.settings.font} face={shell?.font.first} />
        <DivisionTheme
          theme={shell?.settings}
          fontCss={shell?.font.css}
          isOfVisitor={context !== 'self-service'}
        />
        {shell?.settings.enablePluginPWA && <link rel="manifest" href={shopManifestPath} />}
        <Meta />
        <PageStyles />
      </head>
      <body>
        {isOfGuest && (
          <>
            <a className="skip-link" href="#inhalt">
              Zum Inhalt springen
            </a>
            <OfflineWarning />
            <Header shell={shell} />
            <Breadcrumbs />
          </>
        )}
        <main id="inhalt" tabIndex={-1}>
          {children}
        </main>
        {isOfGuest && (
          <>
            <Footer shell={shell} />
            <SideControls />
            <PageEnd />
            {shell?.tracking && <ConsentSlot tracking={shell.tracking} legalLinks={shell.legalLinks} />}
            {shell && <AdminToolbarSlot shell={shell} />}
            {shell && <InstallableSlot shell={shell} />}
          </>
        )}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** For the presses that came too early, and for whoever measures or tests the page. */
function announceHydration(): void {
  performance.mark('hydrated')
  dispatchEvent(new Event('hydrated'))
}

/** Of a page that could not be made; every other one says its own. */
export function meta(args: MetaArgs) {
  if (args.error === undefined) return []
  const isMissing = isRouteErrorResponse(args.error) && args.error.status === 404
  const title = isMissing ? shopFailures.pageNotFoundTitle : shopFailures.failedTitle

  return pageMeta(args, { title, path: args.location.pathname, isHidden: true })
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundMessage />

  return (
    <MessagePage
      title={shopFailures.failedTitle}
      text={`${shopFailures.unknown} Bitte versuchen Sie es in Kürze erneut.`}
    />
  )
}
