import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'

import { groupOfCheck, type SiteWarning } from '#domain/content/pages/site-checks.ts'
import type { siteChecksContract, SiteFinding } from '#domain/content/pages/site-checks.contract.ts'
import type { ListedPage } from '#domain/content/pages/pages.contract.ts'
import { checkAllSites } from '#plugins/editing/editing.port.ts'

import { readPageTree } from './read-page-tree.ts'

type SiteChecks = z.infer<(typeof siteChecksContract)['responses'][200]['body']>

/** What should be looked at on all pages, in the order in which the tree shows them. */
export async function readSiteChecks(req: PayloadRequest): Promise<SiteChecks> {
  const [{ brands, pages }, checked] = [await readPageTree(req), await checkAllSites(req)]
  const warnings = new Map(checked.map(({ id, warnings }) => [id, warnings]))

  return {
    brands,
    pageCount: pages.length,
    findings: pages.flatMap((page) =>
      [...(warnings.get(page.id) ?? []), ...reachOf(page)].map((warning) => findingOf(page, warning)),
    ),
  }
}

/** Visitors find such a page by its address alone. */
function reachOf({ marks }: ListedPage): SiteWarning[] {
  if (!marks.includes('unlinked')) return []

  return [
    {
      code: 'linked-nowhere',
      at: '',
      message: 'Kein Menü, keine Seite und kein Code führt zu dieser Seite.',
    },
  ]
}

function findingOf({ id, name, division }: ListedPage, { code, at, message }: SiteWarning): SiteFinding {
  return { page: id, name, division, group: groupOfCheck(code), at, message }
}
