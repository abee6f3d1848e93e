import { queryBudgets } from '#domain/api/query-budget.ts'

/** What costs the database most of all that an asker may ask of the large catalogue. */
export function worstQueries(asker: keyof typeof queryBudgets): string[] {
  const { conditions, depth } = queryBudgets[asker]
  const all = (slug: string, paths: readonly string[], more = '') =>
    ['like', 'not_like'].map((operator) => {
      const where = Array.from(
        { length: conditions },
        (_, place) => `where[or][${place}][${paths[place % paths.length]}][${operator}]=x${place}`,
      )
      return `/api/${slug}?depth=0&limit=500&${where.join('&')}${more}`
    })
  const forAnyone = [
    ...all('menus', ['branches.division.name']),
    ...all('menus', ['branches.tags.name'], '&sort=branches.tags.name'),
    ...all('menus', ['catalog.products.name', 'catalog.category.name']),
    ...all('branches', ['tags.image.alt', 'images.alt'], '&sort=tags.name,-images.alt'),
    ...all('products', ['config.parts.options.name', 'config.parts.name']),
    ...all('products', ['images.alt', 'config.parts.name'], '&sort=images.alt'),
    ...all('products', ['images.alt', 'schedule.id']),
    ...all('divisions', [
      'logo.alt',
      'theme.favicon.alt',
      'contact.imprint.path',
      'contact.privacy.division.name',
    ]),
    ...['menus', 'products', 'branches'].map((slug) => `/api/${slug}?depth=${depth}&limit=500`),
  ]

  return asker === 'guest'
    ? forAnyone
    : [
        ...forAnyone,
        ...all('products', ['images.alt', 'config.parts.options.name']),
        ...all('menus', ['catalog.products.name', 'branches.name'], '&sort=catalog.category.name'),
      ]
}
