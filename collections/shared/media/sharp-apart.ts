import type { SharpDependency } from 'payload'
import type { Metadata, OutputInfo, Region, SharpOptions } from 'sharp'

import { doApart } from '#kernel/apart/do-apart.ts'
import type { describePicture, Edit, editPicture, Step } from './edit-picture.apart.ts'

/** What Payload uses of a picture's reader when pictures are cropped, measured, or have frames. */
type Picture = {
  rotate: () => Picture
  extract: (region: Region) => Picture
  metadata: () => Promise<Metadata>
  toBuffer: () => Promise<{ data: Buffer; info: OutputInfo }>
}

const tasks = 'collections/shared/media/edit-picture.apart.ts'

function pictureOf(edit: Omit<Edit, 'steps'>, steps: readonly Step[]): Picture {
  return {
    rotate: () => pictureOf(edit, [...steps, { rotate: true }]),
    extract: (region) => pictureOf(edit, [...steps, { extract: region }]),
    metadata: () =>
      doApart<typeof describePicture>(`${tasks}#describePicture`, { ...edit, steps }, { lane: 'measured' }),
    toBuffer: async () => {
      const made = await doApart<typeof editPicture>(
        `${tasks}#editPicture`,
        { ...edit, steps },
        { lane: 'measured' },
      )
      return { ...made, data: Buffer.from(made.data) }
    },
  }
}

const open = (source: Uint8Array | string, options: SharpOptions = {}): Picture =>
  pictureOf({ source, options }, [])

/** For Payload, in place of the reader that would unpack pictures within the server. */
// Of the whole reader Payload uses these four, and the fifth that it might would be missed by a test at once.
export const sharpApart = open as unknown as SharpDependency
