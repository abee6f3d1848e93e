/** The catalogue, as guests may list it. These refer to each other, so a change of one may show in the answer of any other. */
export const publicCollections: readonly string[] = [
  'divisions',
  'branches',
  'menus',
  'categories',
  'tags',
  'products',
  'donatees',
  'images',
]

/** Besides themselves they show the configuration, and a division names its pages with imprint and privacy. */
const catalogueTags = [...publicCollections, 'config', 'sites']
const slugs = new Set(publicCollections)

/** The tags of a plain list or document of the catalogue; `null` for every other path. */
export function catalogueTagsOf(path: string): readonly string[] | null {
  const [root, slug = '', , extra] = path.split('/').filter(Boolean)
  if (root !== 'api' || extra !== undefined || !slugs.has(slug)) return null
  return catalogueTags
}
