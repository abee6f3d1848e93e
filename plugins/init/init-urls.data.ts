/** What a back-office client loads at its start, spec: back office 7; collections besides these two. */
export const initCollections = [
  'divisions',
  'branches',
  'menus',
  'categories',
  'products',
  'tags',
  'tables',
  'sites',
  'navigations',
  'blocks',
  'nodes',
  'donatees',
] as const
