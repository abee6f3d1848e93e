import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router'

import { shopFailures } from '#domain/refusals/client-failures.ts'
import '#blocks/ui/design/tokens.css'
import '#blocks/ui/design/fonts.css'
import '#blocks/ui/design/base.css'
import '#blocks/ui/design/focal-point.css'
import mulishUrl from '#blocks/ui/design/mulish-german.woff2?url'

import iconUrl from './design/icon.svg?url&no-inline'
import { PageStyles } from '#blocks/ui/design/page-styles.tsx'
import { ShopTheme } from './design/shop-theme.tsx'
import { AdminToolbarSlot } from './shell/admin-toolbar-slot.tsx'
import { Breadcrumbs } from './shell/breadcrumbs.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { MessagePage, NotFoundMessage } from './shell/message-page.tsx'
import { OfflineWarning } from './shell/offline-warning.tsx'
import { type ShellView, shellView, useShell } from './shell/shell-view.ts'
import { SideControls } from './shell/side-controls.tsx'
import { SkipLink } from './shell/skip-link.tsx'
import { apiContext } from './shop/load-context.ts'
import { imageUrl } from './ui/image-url.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { host, origin } = new URL(request.url)

  return shellView(await context.get(apiContext).shop(host), origin)
}

/** The frame stays as it is while the visitor moves between pages. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell()
  useEffect(announceHydration, [])

  return (
    <html lang="de" data-theme={shell?.settings.colorSetting ?? 'white'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href={iconHref(shell)} />
        <link rel="preload" href={mulishUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <ShopTheme settings={shell?.settings} />
        <Meta />
        <PageStyles />
      </head>
      <body>
        <SkipLink />
        <OfflineWarning />
        <Header shell={shell} />
        <Breadcrumbs />
        <main id="inhalt" tabIndex={-1}>
          {children}
        </main>
        <Footer shell={shell} />
        <SideControls />
        {shell && <AdminToolbarSlot shell={shell} />}
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

function iconHref(shell: ShellView | undefined): string {
  const logo = shell?.settings.logo
  return logo ? imageUrl(logo, 'icon') : iconUrl
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundMessage />

  return (
    <MessagePage title="Das hat leider nicht geklappt">
      <p>{shopFailures.unknown} Bitte versuchen Sie es in Kürze erneut.</p>
    </MessagePage>
  )
}
