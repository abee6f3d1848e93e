import { everything, type Grant, readOnly, type RightsTable, row } from '../rights.ts'

/** What the website is made of: visitors and devices see a part, the whole staff sees all, editors write. */
const ofTheWebsite = (seenByVisitors: Grant) => ({
  anyone: row('none', seenByVisitors, 'none', 'none'),
  device: row('none', seenByVisitors, 'none', 'none'),
  ROLE_EMPLOYEE: readOnly,
  ROLE_EDITOR: everything,
  ROLE_MANAGER: readOnly,
  ROLE_ADMIN: everything,
})

export const contentRights = {
  blocks: ofTheWebsite('published'),
  fonts: ofTheWebsite('all'),
  /** Devices draw labels and screens with them; visitors only ever get the pictures. */
  'image-templates': { ...ofTheWebsite('none'), device: readOnly },
  navigations: ofTheWebsite('published'),
  nodes: ofTheWebsite('published'),
  /** What pages begin with is no page, and nobody's business but theirs who write some. */
  'page-templates': {
    anyone: row('none', 'none', 'none', 'none'),
    device: row('none', 'none', 'none', 'none'),
    ROLE_EMPLOYEE: row('none', 'none', 'none', 'none'),
    ROLE_EDITOR: everything,
    ROLE_MANAGER: row('none', 'none', 'none', 'none'),
    ROLE_ADMIN: everything,
  },
  /** What is about to go out is nobody's business but theirs who write it. */
  releases: {
    anyone: row('none', 'none', 'none', 'none'),
    device: row('none', 'none', 'none', 'none'),
    ROLE_EMPLOYEE: row('none', 'none', 'none', 'none'),
    ROLE_EDITOR: everything,
    ROLE_MANAGER: row('none', 'none', 'none', 'none'),
    ROLE_ADMIN: everything,
  },
  /** Everybody knows the look of a division; the next one is for those who work. It comes and goes with the division. */
  themes: {
    anyone: row('none', 'none', 'none', 'none'),
    device: row('none', 'none', 'none', 'none'),
    ROLE_EMPLOYEE: readOnly,
    ROLE_EDITOR: row('none', 'all', 'all', 'none'),
    ROLE_MANAGER: readOnly,
    ROLE_ADMIN: row('none', 'all', 'all', 'none'),
  },
  /** Visitors may ask where an old address leads; notes and counts are closed field by field. */
  redirects: ofTheWebsite('all'),
  services: { ...ofTheWebsite('published'), ROLE_MANAGER: everything },
  sites: ofTheWebsite('published'),
  vehicles: { ...ofTheWebsite('published'), ROLE_MANAGER: everything },
  donatees: ofTheWebsite('all'),
  images: { ...ofTheWebsite('all'), ROLE_MANAGER: everything },
  /** What the house calls its folders is nobody else's business. */
  'media-folders': {
    anyone: row('none', 'none', 'none', 'none'),
    device: row('none', 'none', 'none', 'none'),
    ROLE_EMPLOYEE: readOnly,
    ROLE_EDITOR: everything,
    ROLE_MANAGER: everything,
    ROLE_ADMIN: everything,
  },
  /**
   * Guests send files through an endpoint of their own, and staff opens them by the link in the order. Files
   * of the website are public; a document of somebody's absence is for those who lead the branch.
   */
  uploads: {
    anyone: row('none', 'published', 'none', 'none'),
    device: row('none', 'published', 'none', 'none'),
    ROLE_EMPLOYEE: row('none', 'published', 'none', 'none'),
    ROLE_EDITOR: row('all', 'published', 'none', 'none'),
    ROLE_MANAGER: row('none', 'branch', 'none', 'none'),
    ROLE_ADMIN: everything,
  },
} satisfies RightsTable
