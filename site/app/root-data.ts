import { useRouteLoaderData } from 'react-router'

import type { WebsiteView } from '#domain/content/page.contract.ts'
import type { KeptHere } from './kept-here.ts'

/** What every page has around it, and where search engines should know it. */
export type RootData = { website: WebsiteView; origin: string; path: string }

/** Missing only where the frame itself could not be read. */
export function useRoot(): RootData | undefined {
  return useRouteLoaderData<KeptHere<RootData>>('root')?.value
}
