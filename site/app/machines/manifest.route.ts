import type { LoaderFunctionArgs } from 'react-router'

import { iconHref, type IconPath, iconShapes } from '#domain/content/icon-shapes.ts'
import { pageColorsOf } from '#domain/content/page-colors.ts'
import type { PictureRef } from '#domain/content/page.contract.ts'
import { shortNameOf } from '#domain/content/short-name.ts'
import { readerContext } from '../load-context.ts'

/** What a browser knows of the website besides its pages. It stays a website: nothing offers to install it. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { host } = new URL(request.url)
  const { name, description, favicon, theme } = await context.get(readerContext)(host).website({})
  const color = pageColorsOf(theme)?.[theme.colorSetting]
  const manifest = {
    name,
    short_name: shortNameOf(name),
    description: description ?? undefined,
    lang: 'de',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: color,
    background_color: color,
    icons: [
      icon('/icon-192.png', favicon),
      icon('/icon-512.png', favicon),
      { ...icon('/icon-maskable-512.png', favicon), purpose: 'maskable' },
    ],
  }

  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'x-page-until': 'changed' },
  })
}

function icon(path: IconPath, favicon: PictureRef | null | undefined) {
  const [edge] = iconShapes[path].sizes

  return { src: iconHref(path, favicon), sizes: `${edge}x${edge}`, type: 'image/png' }
}
