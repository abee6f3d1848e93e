import type { ReactNode } from 'react'
import { data, type HeadersArgs, type LoaderFunctionArgs, Meta, Outlet } from 'react-router'

import '#ui/design/tokens.css'
import '#ui/design/fonts.css'
import '#ui/design/base.css'
import '#ui/design/focal-point.css'
import '#ui/design/script-marks.css'
import './design/site.css'
import './design/print.css'

import { ConsentBanner } from '#ui/consent/consent-banner.tsx'
import { DivisionTheme } from '#ui/design/division-theme.tsx'
import { DrawnWhole, PageEnd } from '#ui/design/drawn-whole.tsx'
import { FirstFont } from '#ui/design/first-font.tsx'
import { HouseIcons } from '#ui/design/house-icons.tsx'
import { PageStyles } from '#ui/design/page-styles.tsx'
import { fontRules } from '#domain/content/font-rules.ts'
import { sourceHeaders } from '#domain/insight/page-sources.ts'
import { manifestPath } from '#domain/url-space.data.ts'
import { accentRules } from './design/accent-rules.ts'
import { faceClass } from './design/faces/face-class.ts'
import { PairFonts, pairRules } from './design/font-pair.tsx'
import { FirstScript, PageScripts } from './design/page-scripts.tsx'
import { ThemeColor } from './design/theme-color.tsx'
import { ActionBar } from './frame/action-bar.tsx'
import { Footer } from './frame/footer.tsx'
import { Header } from './frame/header.tsx'
import { keptHere } from './kept-here.ts'
import { readerContext } from './load-context.ts'
import { MessageView } from './page/messages.tsx'
import { type RootData, useRoot } from './root-data.ts'
import { shownIn } from './shown-in.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const website = await context.get(readerContext)(url.host).website(shownIn(url.searchParams))
  const headers = sourceHeaders(website.tracking, url.pathname)

  const origin = website.origin ?? url.origin

  return data(keptHere<RootData>({ website, origin, path: url.pathname }), { headers })
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export function Layout({ children }: { children: ReactNode }) {
  const root = useRoot()
  const website = root?.website

  return (
    <html
      lang="de"
      className={faceClass(website?.theme.face)}
      data-theme={website?.theme.colorSetting ?? 'white'}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <DrawnWhole />
        <HouseIcons favicon={website?.favicon} />
        <link rel="manifest" href={manifestPath} />
        {website?.theme.fontPair ? (
          <PairFonts pair={website.theme.fontPair} />
        ) : (
          <FirstFont family={website?.theme.font} face={website?.fonts[0]} />
        )}
        <DivisionTheme theme={website?.theme} fontCss={website && lookRules(website)} />
        <ThemeColor theme={website?.theme} />
        <FirstScript />
        <Meta />
        <PageStyles />
      </head>
      <body data-toolbar={website?.hasToolbar ? '' : undefined}>
        <a className="skip-link" href="#inhalt">
          Zum Inhalt springen
        </a>
        {root && <Header {...root} />}
        <main id="inhalt" tabIndex={-1}>
          {children}
        </main>
        {root && <Footer {...root} />}
        {website && <ActionBar website={website} />}
        <PageEnd />
        {website?.tracking && (
          <ConsentBanner tracking={website.tracking} legalLinks={website.legalLinks} category="website" />
        )}
        <PageScripts />
      </body>
    </html>
  )
}

/** What the look of a website says besides colours and corners. */
const lookRules = ({ theme, fonts }: RootData['website']): string =>
  (theme.fontPair ? pairRules(theme.fontPair) : fontRules(fonts)) + accentRules(theme)

export default function Site() {
  return <Outlet />
}

/** Only a fault of our own comes here; what is missing or gone is a page like any other. */
export function ErrorBoundary() {
  return <MessageView kind="unconfigured" />
}
