type News = { publishedAt?: string | null | undefined; href: string }

/** The newest first, by the day that visitors read; those of one moment stand by their path. Spec: website 2. */
export function compareNews(one: News, other: News): number {
  return (
    (other.publishedAt ?? '').localeCompare(one.publishedAt ?? '') || one.href.localeCompare(other.href, 'de')
  )
}
