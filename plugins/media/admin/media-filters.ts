import {
  mediaKindLabels,
  mediaKinds,
  type MediaOrder,
  mediaOrders,
  mediaStateLabels,
  mediaStates,
} from '#domain/content/media/media-terms.ts'
import type { MediaOverview } from '#domain/content/media/media.contract.ts'
import { choiceFilter, type Filter } from '#plugins/desk/kit.port.ts'

const tagName = 'schlagwort'
/** The name in the address of the folder that is open. */
export const folderName = 'ordner'

/** What the media may be narrowed by. Their identity counts: make them once for each list of tags. */
export const filtersWith = (tags: MediaOverview['tags']): Filter[] => [
  choiceFilter('art', 'Art', mediaKindLabels),
  choiceFilter('zustand', 'Zustand', mediaStateLabels),
  {
    name: tagName,
    label: 'Schlagwort',
    kind: 'choice',
    choices: tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` })),
  },
]

/** The name in the address of the order; the usual one is not said. */
export const orderName = 'folge'
export const usualOrder: MediaOrder = 'newest'

const among = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given)

/** What the address says, as the call is asked. */
export const askedBy = (params: URLSearchParams) => ({
  search: params.get('suche')?.trim().slice(0, 200) || undefined,
  folder: params.get(folderName) ?? undefined,
  tag: params.get(tagName)?.slice(0, 40) || undefined,
  kind: among(mediaKinds, params.get('art')),
  state: among(mediaStates, params.get('zustand')),
  order: among(mediaOrders, params.get(orderName)) ?? usualOrder,
})
export type MediaQuestion = ReturnType<typeof askedBy>
