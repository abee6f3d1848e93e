import 'temporal-polyfill/global'

import { allFixtures } from '#blocks/all-sections.fixture.ts'
import type { Staff } from '#scripts/testing/staff.ts'

/** The cleaning company is known by its host. */
export const siteOf = (baseURL: string | undefined): string =>
  String(baseURL).replace('//localhost', '//reinwerk.localhost')

type Found = { docs: { id: string }[] }

/** Publishes a page with every section, each with all it can hold; answers its path. */
export const publishAllSections = (staff: Staff): Promise<string> => publishSections(staff, allFixtures)

/** Publishes a page with sections like the examples; answers its path. */
export async function publishSections(staff: Staff, examples: readonly object[]): Promise<string> {
  const [division, branch, images, videos, site] = await Promise.all([
    staff.get<{ id: string }>('/divisions/reinwerk'),
    staff.get<{ id: string }>('/branches/marktplatz'),
    staff.get<Found>('/images?where[filename][like]=reinwerk&limit=2&depth=0'),
    staff.get<Found>('/uploads?where[originalName][like]=fassade&limit=2&depth=0'),
    staff.get<Found>('/sites?where[path][equals]=ueber-uns&limit=1&depth=0'),
  ])
  const [image] = images.docs
  const [video, video2] = videos.docs
  const stored: Stored = {
    image: image?.id,
    video: video?.id,
    site: site.docs[0]?.id,
    branch: branch.id,
    piece: await makePiece(staff),
  }

  const path = `alle-abschnitte-${Math.random().toString(36).slice(2)}`
  await staff.create('sites', {
    name: 'Alle Abschnitte',
    path,
    type: 'custom_site',
    division: division.id,
    isPublic: true,
    seo: { isIndexed: false },
    content: {
      videos: { video: video?.id, video2: video2?.id },
      body: examples.map((example) => withStored(example, stored)),
    },
  })
  return `/${path}`
}

type Stored = Record<'image' | 'video' | 'site' | 'branch' | 'piece', string | undefined>

/** One that holds a single section. */
const makePiece = (staff: Staff): Promise<string> =>
  staff.create('blocks', {
    name: 'Überall gleich',
    identifier: `baustein-${Math.random().toString(36).slice(2)}`,
    isPublic: true,
    content: { sections: [{ blockType: 'sectionLink', label: 'Überall gleich' }] },
  })

/** The example with records that exist in the place of those it only names. */
function withStored(value: unknown, stored: Stored): unknown {
  if (Array.isArray(value)) return value.map((each) => withStored(each, stored))
  if (typeof value !== 'object' || value === null) return value
  if ('publicHash' in value) return stored.video
  if ('version' in value && 'extension' in value) return stored.image
  if ('href' in value) return stored.site
  if ('piece' in value) return { blockType: 'piece', piece: stored.piece }

  const { id: _id, fed: _fed, ...own } = value as Record<string, unknown>
  const fields = { ...own, ...(_fed !== undefined && knownOf(stored)) }
  return Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, withStored(each, stored)]))
}

/** What the system knows is found anew: the cleaning company has no branches, so the restaurant's is chosen. */
const knownOf = ({ branch }: Stored) => ({ branches: [branch], branch })
