import type { OriginKind } from './visit-terms.ts'

type Said = {
  code?: string | undefined
  source?: string | undefined
  campaign?: string | undefined
  medium?: string | undefined
  referrer?: string | undefined
}
type Origin = { origin: OriginKind; source: string | null; campaign: string | null; code: string | null }

/** By the name under which people know them, each with every domain of a country. */
const engines = [
  'google',
  'bing',
  'duckduckgo',
  'ecosia',
  'yahoo',
  'qwant',
  'startpage',
  'yandex',
  'baidu',
  'brave',
]
const networks = [
  'facebook',
  'instagram',
  'tiktok',
  'youtube',
  'linkedin',
  'xing',
  'pinterest',
  'reddit',
  'threads',
  'bsky',
  'mastodon',
  'whatsapp',
  't.me',
  't.co',
  'x.com',
]

/**
 * How a visit began. A code goes before what its address says besides, a campaign before the website that showed it.
 * `referrer` is an origin such as `https://www.google.at`.
 */
export function originOfVisit({ code, source, campaign, medium, referrer }: Said): Origin {
  const host = referrer !== undefined && URL.canParse(referrer) ? new URL(referrer).hostname : undefined
  const site = host?.replace(/^(?:www|m|l|lm|out)\./, '') || undefined
  const isCampaign = Boolean(campaign ?? medium ?? source)

  return {
    origin: code ? 'qr' : isCampaign ? 'campaign' : site ? kindOf(site) : 'direct',
    source: source ?? site ?? null,
    campaign: campaign ?? null,
    code: code ?? null,
  }
}

function kindOf(site: string): OriginKind {
  const isOf = (names: readonly string[]) => names.some((name) => isNamed(site, name))

  return isOf(engines) ? 'search' : isOf(networks) ? 'social' : 'referral'
}

/** `google.co.uk` and `news.google.at` are of Google, `notgoogle.at` and `google.example.at` are not. */
function isNamed(site: string, name: string): boolean {
  if (name.includes('.')) return site === name || site.endsWith(`.${name}`)

  return new RegExp(`(?:^|\\.)${name}\\.(?:com?\\.)?[a-z]{2,}$`).test(site)
}
