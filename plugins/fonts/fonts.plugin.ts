import { capability } from '#kernel/capability/capability.ts'

import { fetchDivisionFont, fetchHouseFont, fetchThemeFont } from './hooks/fetch-font.ts'
import { takeOverDivisionFont, takeOverHouseFont } from './hooks/take-over-font.ts'

/** A theme may name the address of its font; the file becomes one of ours, so that visitors call nobody else. */
export const fontsPlugin = capability({
  name: 'fonts',
  collections: {
    themes: { guard: { beforeOperation: [fetchThemeFont] } },
    divisions: {
      guard: { beforeOperation: [fetchDivisionFont] },
      rule: { beforeValidate: [takeOverDivisionFont] },
    },
  },
  everyGlobal: ({ slug }) =>
    slug === 'config'
      ? { guard: { beforeOperation: [fetchHouseFont] }, rule: { beforeValidate: [takeOverHouseFont] } }
      : {},
})
