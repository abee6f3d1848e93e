import { capability } from '#kernel/capability/capability.ts'

import { takeOverDivisionFont, takeOverHouseFont } from './hooks/take-over-font.ts'

/** A theme may name the address of its font; the file becomes one of ours, so that visitors call nobody else. */
export const fontsPlugin = capability({
  name: 'fonts',
  collections: { divisions: { rule: { beforeValidate: [takeOverDivisionFont] } } },
  everyGlobal: ({ slug }) => (slug === 'config' ? { rule: { beforeValidate: [takeOverHouseFont] } } : {}),
})
