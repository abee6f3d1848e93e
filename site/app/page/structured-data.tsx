import type { PageView } from '#domain/content/page.contract.ts'
import type { RootData } from '../root-data.ts'
import { structuredData } from './structured-data.ts'

/** What the page says to search engines. The characters that could end the element are written otherwise. */
export function StructuredData(given: RootData & { page: PageView }) {
  const json = JSON.stringify(structuredData(given)).replaceAll('<', '\\u003c')

  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
