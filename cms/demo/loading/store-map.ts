import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { mapTilesFile } from '#collections/shared/map-tiles-file.ts'

import { demoMap } from '../map/demo-map.ts'
import { lake } from '../shop/lake.data.ts'
import { market } from '../shop/market.data.ts'
import { sausageStand } from '../shop/sausage-stand.data.ts'

/** Puts a map of made-up streets there, unless the house has one. */
export async function storeMap(): Promise<void> {
  const file = mapTilesFile()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, demoMap([market.record, lake.record, sausageStand.record]), { flag: 'wx' }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    },
  )
}
