import type { AppShape } from '../apps/load-app.ts'
import { appShapes } from '../apps/routing-table.ts'

type Named = Pick<AppShape, 'name'>

/** Vite puts it below the address of the app. */
export const socketOf = ({ name }: Named): string => `__vite_${name}`

/** Where Next and Vite tell a developer's browser of changes. */
export const isDevelopmentSocket = (path: string): boolean =>
  path === '/_next/hmr' || appShapes.some((shape) => path.endsWith(`/${socketOf(shape)}`))
