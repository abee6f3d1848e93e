import sharp from 'sharp'

import type { RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { formWithFile } from '#scripts/testing/stored-files.ts'

type Meeting = {
  fixtures: RecordFixtures
  send: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Response>
  upload: (path: string, body: FormData) => Promise<Response>
  staff: Record<string, string>
}

/** How somebody is refused to keep a picture twice, or to put one in the place of another. */
export const mediaRefusals = (meeting: () => Meeting) => ({
  'already-there': () => addTwice(meeting()),
  'not-replaceable': () => replaceWithTooManyPlaces(meeting()),
})

async function addTwice({ upload }: Meeting): Promise<Response> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a3c' } })
    .png()
    .toBuffer()
  const send = () =>
    upload('/api/images?unlessKnown=true', formWithFile({ alt: 'Fliesen' }, 'f.png', picture, 'image/png'))
  await send()

  return send()
}

/** More than anybody waits for. */
const tooMany = 201

async function replaceWithTooManyPlaces({ fixtures, send, staff }: Meeting): Promise<Response> {
  const [from, to] = [await fixtures.store('images'), await fixtures.store('images')]
  for (let count = 0; count < tooMany; count += 1) await fixtures.store('donatees', { logo: from.id })

  return send('POST', `/api/media/images/${from.id}/replace`, { by: to.id }, staff)
}
