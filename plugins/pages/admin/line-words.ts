import type { PageMark, PageState } from '#domain/content/pages/page-state.ts'
import { isHome } from '#domain/content/pages/page-tree.ts'
import type { ListedPage } from '#domain/content/pages/pages.contract.ts'
import type { Tone } from '#plugins/desk/kit.port.ts'

import type { TreeLine } from './tree-lines.ts'

export const stateTones: Readonly<Record<PageState, Tone>> = {
  draft: 'neutral',
  published: 'done',
  changed: 'accent',
  withdrawn: 'neutral',
}

export const markTones: Readonly<Record<PageMark, Tone>> = {
  planned: 'accent',
  failed: 'wrong',
  'no-seo': 'neutral',
  unlinked: 'neutral',
}

/** What a line is called, to whoever reads it and to whoever types its first letter. */
export function nameOfLine(line: TreeLine): string {
  return line.kind === 'brand' ? line.brand.name : (line.page?.name ?? `/${line.path}`)
}

/** Where visitors find a page; a draft may have no address yet. */
export function addressOf(page: Pick<ListedPage, 'path' | 'type'>): string {
  if (isHome(page)) return '/'

  return page.path === '' ? 'noch ohne Adresse' : `/${page.path}`
}

export const countOfPages = (count: number): string => (count === 1 ? '1 Seite' : `${count} Seiten`)
