import { legalPaths } from '../url-space.data.ts'
import { urlPlaceOf } from '../url-space.ts'
import { type PagePart, pagePartsOf, type ShownFile } from './page-parts.ts'
import { normalisePath } from './paths.ts'

/** What an editor should look at before a page is published; it may be published all the same. */
export type PublishWarning = { code: PublishCheck; at: string; message: string }
export type PublishCheck =
  | 'alt-text'
  | 'heading-order'
  | 'dead-link'
  | 'heavy-file'
  | 'second-home'
  | 'hidden-section'
  | 'no-picture'
  | 'leads-nowhere'

/** Bytes that a file may have before a warning; pictures are delivered smaller, films and animations as they are. */
const mostBytes = { animation: 1_500_000, film: 8_000_000, picture: 6_000_000, drawing: 300_000 } as const

/** The addresses of this website that the content leads to, without query and anchor, each once. */
export function internalPathsOf(content: unknown): string[] {
  const paths = pagePartsOf(content).flatMap((part) => (part.kind === 'link' ? internalPath(part.href) : []))

  return [...new Set(paths)]
}

/** The pages that the content leads to whose newest state is a draft; visitors may see a former one of them. */
export function draftedPagesOf(content: unknown): string[] {
  const ids = pagePartsOf(content).flatMap((part) =>
    part.kind === 'page' && !part.page.isReachable && part.page.id !== null ? [part.page.id] : [],
  )

  return [...new Set(ids)]
}

/** Which of `internalPathsOf` and `draftedPagesOf` lead to what visitors see. */
export type LivePlaces = { paths: ReadonlySet<string>; pages: ReadonlySet<string> }

/**
 * Missing descriptions of pictures, headings out of order, links that lead nowhere and files that are too
 * heavy, in reading order. `isOwn` says whether a division is the one of this page.
 */
export function checkPage(
  content: unknown,
  live: LivePlaces,
  isOwn: (division: string | null) => boolean = () => true,
): PublishWarning[] {
  const parts = pagePartsOf(content)
  const warnings = [
    ...parts.flatMap((part) => [
      ...altWarnings(part),
      ...weightWarnings(part),
      ...linkWarnings(part, live),
      ...foreignWarnings(part, isOwn),
    ]),
    ...headingWarnings(parts.filter((part) => part.kind === 'heading')),
  ]

  return unique(warnings)
}

function altWarnings(part: PagePart): PublishWarning[] {
  if (part.kind !== 'file' || !part.file.mimeType.startsWith('image/')) return []
  const { alt, filename } = part.file
  if (alt === '') {
    return [warn('alt-text', part, `Dem Bild „${filename}“ fehlt die Bildbeschreibung.`)]
  }

  return looksLikeFilename(alt)
    ? [warn('alt-text', part, `Die Bildbeschreibung „${alt}“ ist nur ein Dateiname. Was ist zu sehen?`)]
    : []
}

function looksLikeFilename(text: string): boolean {
  return (
    /\.(jpe?g|png|gif|webp|avif|svg|pdf)$/i.test(text) ||
    /^(img|dsc|dscn|image|foto|bild)[ _-]?\d+$/i.test(text)
  )
}

function weightWarnings(part: PagePart): PublishWarning[] {
  if (part.kind !== 'file') return []
  const { filename, filesize, mimeType } = part.file
  // A document waits until somebody opens it.
  if (!/^(image|video)\//.test(mimeType)) return []
  const most = mostBytesOf(part.file)
  if (filesize <= most) return []

  const message = `„${filename}“ wiegt ${megabytes(filesize)} MB und bremst die Seite. Empfohlen sind höchstens ${megabytes(most)} MB.`
  return [warn('heavy-file', part, message)]
}

function mostBytesOf({ mimeType }: ShownFile): number {
  if (mimeType.startsWith('video/')) return mostBytes.film
  if (mimeType === 'image/gif') return mostBytes.animation

  return mimeType === 'image/svg+xml' ? mostBytes.drawing : mostBytes.picture
}

function linkWarnings(part: PagePart, live: LivePlaces): PublishWarning[] {
  if (part.kind === 'page') {
    const { id, isReachable } = part.page
    if (isReachable || (id !== null && live.pages.has(id))) return []

    return [
      warn('dead-link', part, `Der Link führt zur Seite „${part.page.name}“, die nicht veröffentlicht ist.`),
    ]
  }
  if (part.kind !== 'link') return []

  return internalPath(part.href)
    .filter((path) => !live.paths.has(path))
    .map(() => warn('dead-link', part, `Der Link „${part.href}“ führt zu keiner Seite dieser Website.`))
}

/** A page of another division stands under none of this one's hosts, so its link is left out. */
function foreignWarnings(part: PagePart, isOwn: (division: string | null) => boolean): PublishWarning[] {
  if (part.kind !== 'page' || isOwn(part.page.division)) return []

  const message = `Der Link führt zur Seite „${part.page.name}“, die zu einer anderen Organisation gehört.`
  return [warn('dead-link', part, message)]
}

const ofTheShop: readonly string[] = Object.values(legalPaths)

/** Empty for what leads elsewhere, stays on the page, or is answered by the product itself. */
function internalPath(href: string): string[] {
  if (!/^\/(?!\/)/.test(href)) return []
  const path = normalisePath(href.split(/[?#]/)[0] ?? '')

  return path === '' || urlPlaceOf(`/${path}`) || ofTheShop.includes(`/${path}`) ? [] : [path]
}

type Heading = Extract<PagePart, { kind: 'heading' }>

/** A page whose first heading is none of level 1 shows its name as one, before all others. */
function headingWarnings(headings: Heading[]): PublishWarning[] {
  const isNamed = headings[0]?.level !== 1

  return headings.flatMap((heading, index) => {
    const { level, text } = heading
    const before = headings[index - 1] ?? (isNamed ? { level: 1 } : undefined)
    if (text === '') return [warn('heading-order', heading, 'Hier steht eine leere Überschrift.')]
    if (level === 1 && (isNamed || headings.slice(0, index).some((each) => each.level === 1))) {
      return [
        warn(
          'heading-order',
          heading,
          `„${text}“ ist die zweite Überschrift der Ebene 1. Eine Seite hat nur eine.`,
        ),
      ]
    }
    if (!before || level <= before.level + 1) return []

    return [
      warn(
        'heading-order',
        heading,
        `Die Überschrift „${text}“ springt von Ebene ${before.level} auf Ebene ${level}. Vorlesegeräte erwarten Ebene ${before.level + 1}.`,
      ),
    ]
  })
}

function warn(code: PublishCheck, { at }: PagePart, message: string): PublishWarning {
  return { code, at, message }
}

/** The same link twice in one text is one thing to repair. */
function unique(warnings: PublishWarning[]): PublishWarning[] {
  const seen = new Map(warnings.map((warning) => [`${warning.at} ${warning.message}`, warning]))

  return [...seen.values()]
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString('de-DE', { maximumFractionDigits: 1 })
}
