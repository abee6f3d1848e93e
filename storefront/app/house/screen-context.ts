import { useMatches } from 'react-router'

type ScreenContext = 'self-service' | 'staff'

/** Exported by routes that are shown on a screen of the house. Spec: storefront 1. */
export type ContextHandle = { context: ScreenContext }

/** Of a page on which nobody is asked, counted or led elsewhere; undefined on those of guests. */
export const useScreenContext = (): ScreenContext | undefined =>
  useMatches()
    .map(({ handle }) => (handle as ContextHandle | undefined)?.context)
    .find(Boolean)
