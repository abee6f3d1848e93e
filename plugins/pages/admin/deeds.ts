import type { PageTemplate } from '#cms/payload-types.ts'
import { callOf, type Outcome } from '#domain/api/call-of.ts'
import type { ChangeContract } from '#domain/api/change.contract.ts'
import type { ListContract } from '#domain/api/list.contract.ts'
import type { RemoveContract } from '#domain/api/remove.contract.ts'
import type {
  addToMenuContract,
  copyPageContract,
  ListedPage,
  movePageContract,
  orderPagesContract,
  pageTreeContract,
} from '#domain/content/pages/pages.contract.ts'
import type {
  deletePageContract,
  readTrashContract,
  restorePageContract,
  trashPageContract,
} from '#domain/content/pages/trash.contract.ts'
import type { siteChecksContract } from '#domain/content/pages/site-checks.contract.ts'
import type { pageVersionsContract } from '#domain/content/pages/versions.contract.ts'
import { problemIn } from '#plugins/desk/kit.port.ts'

export const readTree = callOf<typeof pageTreeContract>('get', '/api/pages/tree')
export const readVersions = callOf<typeof pageVersionsContract>('get', '/api/pages/versions/{id}')
export const readSiteChecks = callOf<typeof siteChecksContract>('get', '/api/pages/checks')
export const movePage = callOf<typeof movePageContract>('post', '/api/pages/moves')
export const orderPages = callOf<typeof orderPagesContract>('post', '/api/pages/order')
export const copyPage = callOf<typeof copyPageContract>('post', '/api/pages/copies')
export const addToMenu = callOf<typeof addToMenuContract>('post', '/api/pages/menu-items')

export const readTrash = callOf<typeof readTrashContract>('get', '/api/pages/trash')
export const restorePage = callOf<typeof restorePageContract>('post', '/api/pages/trash/{id}/restore')
export const deleteForGood = callOf<typeof deletePageContract>('delete', '/api/pages/trash/{id}')
export type Template = Pick<PageTemplate, 'id' | 'name' | 'description' | 'type' | 'division' | 'sections'>
export const readTemplates = callOf<ListContract<'page-templates', keyof Template>>(
  'get',
  '/api/page-templates',
)
export const renameTemplate = callOf<ChangeContract<'page-templates', 'name'>>(
  'patch',
  '/api/page-templates/{id}',
)
export const removeTemplate = callOf<RemoveContract<'page-templates'>>('delete', '/api/page-templates/{id}')

const trashPage = callOf<typeof trashPageContract>('post', '/api/pages/trash')

const change = callOf<ChangeContract<'sites', '_status' | 'isPublic'>>('patch', '/api/sites/{id}')

/** One switch on screen for what two fields say (ADR 135). */
const switched = {
  publish: { _status: 'published', isPublic: true },
  'take-back': { _status: 'draft' },
} as const
export type Switch = keyof typeof switched

export type Failed = { page: ListedPage; problem: string }

/** Each page by itself, so that none waits for the others and none is half done; answers what could not be done and why. */
export const switchPages = (pages: readonly ListedPage[], to: Switch): Promise<Failed[]> =>
  oneByOne(pages, ({ id }) => change(fetch, { params: { id }, body: switched[to] }))

export const trashPages = (pages: readonly ListedPage[]): Promise<Failed[]> =>
  oneByOne(pages, ({ id }) => trashPage(fetch, { body: { id } }))

async function oneByOne(
  pages: readonly ListedPage[],
  call: (page: ListedPage) => Promise<Outcome<unknown>>,
): Promise<Failed[]> {
  const failed: Failed[] = []
  for (const page of pages) {
    const answer = await call(page)
    if (!answer.ok) failed.push({ page, problem: problemIn(answer) })
  }

  return failed
}
