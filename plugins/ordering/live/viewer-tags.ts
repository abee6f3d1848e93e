import { type ViewerNews, viewerNews } from '#domain/ordering/order-viewers.ts'

const begin = 'order-viewer:'

/** News of who looks at an order of a branch, as all processes hear them; nothing is stored of it. */
export const viewerTag = (branch: string, news: ViewerNews): string =>
  `${begin}${branch}:${JSON.stringify(news)}`

/** What such a tag says to whoever listens to these branches; null for any other tag. */
export function viewerIn(tag: string, branches: ReadonlySet<string>): ViewerNews | null {
  if (!tag.startsWith(begin)) return null
  const [branch = '', ...rest] = tag.slice(begin.length).split(':')
  if (!branches.has(branch)) return null

  return viewerNews.parse(JSON.parse(rest.join(':')))
}
