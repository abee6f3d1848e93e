import { getAccessResults, type PayloadRequest } from 'payload'

import { readAreas } from '#plugins/desk/admin/nav/read-areas.ts'

/** What the navigation says of each area in which something waits for whoever asks. */
export async function countedAreas(req: PayloadRequest): Promise<Record<string, string>> {
  const { collections } = req.payload.config
  const areas = await readAreas(req, {
    i18n: req.i18n,
    permissions: await getAccessResults({ req }),
    visibleEntities: { collections: collections.map(({ slug }) => slug), globals: [] },
  })

  return Object.fromEntries(
    areas.flatMap(({ key, waiting }) => (waiting ? [[key, `${waiting.count} ${waiting.label}`]] : [])),
  )
}
