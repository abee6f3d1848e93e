import type { CollectionSlug } from 'payload'

import { freePath } from './kept-answers.ts'

export type Shown = {
  /** Which kept answers show other words of it. */
  reworded: string[]
  /** Which show that there is one more, or one less. */
  added: string[]
  /** With what it is added. */
  given?: Record<string, unknown>
}

const init = ['init', 'init of staff']
const linked = 'orders/public/:uid/:hash'
const shopPages = ['branches/:key/shop', 'page of the shop']
const listOf = (slug: CollectionSlug) => [slug, `${slug}/count`, ...init]

/** What is shown in whatever is kept. A new collection has to be looked at, and named here. */
export const shownIn: Partial<Record<CollectionSlug, Shown>> = {
  // Pages show dishes of the menu, and when and where branches are open.
  products: {
    reworded: ['products', 'menus', 'pages', 'page of the website', ...shopPages, ...init],
    added: listOf('products'),
  },
  categories: { reworded: ['categories', 'menus', ...shopPages, ...init], added: listOf('categories') },
  menus: { reworded: ['menus', ...shopPages, ...init], added: listOf('menus') },
  branches: {
    reworded: [
      'branches',
      'menus',
      'shop',
      'pages',
      'website',
      'page of the website',
      linked,
      ...shopPages,
      ...init,
    ],
    added: ['shop', 'website', 'page of the shop', 'page of the website', ...listOf('branches')],
  },
  tables: { reworded: ['init of staff', ...shopPages], added: ['init of staff'] },
  divisions: {
    reworded: [
      'divisions',
      'branches',
      ...shopPages,
      'website',
      'pages/news',
      'page of the website',
      ...init,
    ],
    added: listOf('divisions'),
  },
  tags: { reworded: ['tags', 'branches', 'shop', ...shopPages, ...init], added: ['shop', ...listOf('tags')] },
  sites: {
    reworded: ['divisions', 'pages', 'pages/news', 'page of the website', ...init],
    added: ['pages', 'pages/map', 'pages/place', 'page of the website', ...init],
    given: { path: freePath, type: 'custom_site', isPublic: true },
  },
  // Whoever asks is in the answer, by name; so is nobody who comes or goes.
  users: { reworded: ['init of staff'], added: [] },
  navigations: {
    reworded: ['shop', 'page of the shop', 'website', 'page of the website', ...init],
    added: init,
  },
  // A page shows the sections of its pieces.
  blocks: { reworded: ['pages', 'website', ...init], added: init },
  nodes: { reworded: init, added: init },
  redirects: {
    reworded: ['pages/place', 'page of the website'],
    added: ['pages/place', 'page of the website'],
    given: { path: `/${freePath}`, target: '/', isEnabled: true },
  },
  images: {
    reworded: ['images', 'pages', 'products', 'page of the website', ...shopPages],
    added: ['images', 'images/count'],
  },
  // Kept behind its link, for whoever has it.
  orders: { reworded: [linked], added: [] },
  donatees: { reworded: ['donatees', ...init], added: listOf('donatees') },
}

export const settings = ['shop', 'website', 'page of the website', ...shopPages, ...init]

/** A page of a website that stands in its menu, and so in that of the shop. */
export const pageOffline = [
  'pages',
  'pages/map',
  'shop',
  'page of the shop',
  'website',
  'page of the website',
  ...init,
]
