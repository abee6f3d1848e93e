import type { ShopView } from '#domain/catalogue/shop.contract.ts'
import { iconHref, type IconPath, iconShapes } from '#domain/content/icon-shapes.ts'
import { pageColorsOf } from '#domain/content/page-colors.ts'
import { shortNameOf } from '#domain/content/short-name.ts'
import { shopManifestPath, shopScope } from '#domain/url-space.data.ts'

/** Launchers show no more. */
const mostShortcuts = 4

/** The shop of a host as an app. Its id is where it begins, so that the website of the host is none of it. */
export function shopManifest({ settings, favicon, branches }: ShopView, origin: string) {
  const color = pageColorsOf(settings)?.[settings.colorSetting]
  const open = branches.filter(({ isPublic }) => isPublic)

  return {
    id: shopScope,
    name: settings.shopName,
    short_name: shortNameOf(settings.shopName),
    description: settings.description ?? undefined,
    lang: 'de',
    start_url: shopScope,
    // The order is followed, and the imprint read, without leaving the app.
    scope: '/',
    display: 'standalone',
    theme_color: color,
    background_color: color,
    icons: [
      icon('/icon-192.png', favicon),
      icon('/icon-512.png', favicon),
      { ...icon('/icon-maskable-512.png', favicon), purpose: 'maskable' },
    ],
    shortcuts:
      open.length > 1 && open.length <= mostShortcuts
        ? open.map(({ identifier, name }) => ({ name, url: `${shopScope}/${identifier}` }))
        : [],
    // By this a page learns from the browser whether the app is there.
    related_applications: [{ platform: 'webapp', url: `${origin}${shopManifestPath}` }],
  }
}

function icon(path: IconPath, favicon: ShopView['favicon']) {
  const [edge] = iconShapes[path].sizes

  return { src: iconHref(path, favicon), sizes: `${edge}x${edge}`, type: 'image/png' }
}
