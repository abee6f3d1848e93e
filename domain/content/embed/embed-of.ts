import { embedProviders, type EmbedProviderKey } from './embed-providers.data.ts'

type Embed = {
  provider: EmbedProviderKey
  /** What is loaded, made anew of what was typed: nothing else of it is kept. */
  src: string
  /** Where the same stands for whoever loads nothing here. */
  href: string
}

/**
 * What an editor has typed or pasted, such as the address of a film or the code to show it elsewhere, as it may stand in a
 * page; null where it leads to nobody who may.
 */
export function embedOf(text: string | null | undefined): Embed | null {
  const url = addressIn(text ?? '')
  if (!url) return null
  const host = url.hostname.replace(/^(www|m)\./, '')

  if (host === 'youtube.com' || host === 'youtube-nocookie.com' || host === 'youtu.be')
    return youtube(url, host)
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(url)
  if (host === 'google.com' || host === 'google.de' || host === 'google.at') return googleMaps(url)
  if (host === 'opentable.de' || host === 'opentable.com') return openTable(url, host)
  return null
}

/** Why something typed cannot be shown, in German, or null. */
export function embedProblem(text: string): string | null {
  if (embedOf(text)) return null
  const url = addressIn(text)
  const isMap = /(^|\.)google\.|maps\.app\.goo\.gl|^goo\.gl$/.test(url?.hostname ?? '')
  if (isMap) {
    return 'Bei Google Maps wählen Sie bitte „Teilen“ und „Karte einbetten“ und fügen den Code hier ein.'
  }
  const names = Object.values(embedProviders).map(({ name }) => name)

  return url
    ? `„${url.hostname}“ kann hier nicht gezeigt werden. Möglich sind ${names.slice(0, -1).join(', ')} und ${names.at(-1)}.`
    : 'Bitte geben Sie eine Adresse an, die mit „https://“ beginnt, oder den Code zum Einbetten.'
}

/** Code to paste names it in its `src`. Nothing is shown that did not come encrypted. */
function addressIn(text: string): URL | null {
  const pasted = /<iframe\s[^>]*?\bsrc\s*=\s*["']([^"']+)["']/i.exec(text)?.[1]?.replaceAll('&amp;', '&')
  const address = (pasted ?? text).trim().replace(/^\/\//, 'https://')
  if (/\s/.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)

  return url.protocol === 'https:' && url.port === '' && url.username === '' ? url : null
}

function youtube(url: URL, host: string): Embed | null {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  const inPath = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : ''
  const id = host === 'youtu.be' ? first : inPath || (url.searchParams.get('v') ?? '')
  if (!/^[\w-]{11}$/.test(id)) return null
  const start = secondsOf(url.searchParams.get('start') ?? url.searchParams.get('t') ?? '')

  return {
    provider: 'youtube',
    src: `https://www.youtube-nocookie.com/embed/${id}?rel=0${start > 0 ? `&start=${start}` : ''}`,
    href: `https://www.youtube.com/watch?v=${id}`,
  }
}

/** `90`, `90s` or `1m30s`. */
function secondsOf(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text) ?? []

  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function vimeo(url: URL): Embed | null {
  const [, id, hashInPath] = /^\/(?:video\/)?(\d{6,12})(?:\/([0-9a-f]{6,40}))?\/?$/.exec(url.pathname) ?? []
  if (id === undefined) return null
  const hash = hashInPath ?? /^[0-9a-f]{6,40}$/.exec(url.searchParams.get('h') ?? '')?.[0]

  return {
    provider: 'vimeo',
    src: `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}`,
    href: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  }
}

function googleMaps(url: URL): Embed | null {
  const place = url.searchParams.get('pb') ?? ''
  if (url.pathname !== '/maps/embed' || !/^[\w!.:%+-]{10,2000}$/.test(place)) return null
  const src = `https://www.google.com/maps/embed?pb=${encodeURIComponent(place)}`

  return { provider: 'googleMaps', src, href: src }
}

function openTable(url: URL, host: string): Embed | null {
  const restaurant = url.searchParams.get('rid') ?? ''
  if (!/^\d{1,10}$/.test(restaurant)) return null
  const domain = host.slice('opentable.'.length)
  const asked = `rid=${restaurant}&type=standard&theme=standard&iframe=true&domain=${domain}&lang=de-DE`

  return {
    provider: 'openTable',
    src: `https://www.${host}/widget/reservation/canvas?${asked}`,
    href: `https://www.${host}/restref/client/?rid=${restaurant}`,
  }
}
