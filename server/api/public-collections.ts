/** The catalogue, as guests may list it. */
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

const slugs = new Set(publicCollections)

/** Whether an address is a plain list or record of the catalogue, which is the same for every guest. */
export function isOfPublicCollection(path: string): boolean {
  const [root, slug = '', , extra] = path.split('/').filter(Boolean)

  return root === 'api' && extra === undefined && slugs.has(slug)
}
