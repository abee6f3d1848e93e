import { useMatches } from 'react-router'

/** Exported by routes that are shown on a screen of the house. Spec: storefront 1. */
export type ContextHandle = { context: 'self-service' }

/** Whether the page is one on which nobody is asked, counted or led elsewhere. */
export const useIsSelfService = (): boolean =>
  useMatches().some(({ handle }) => (handle as ContextHandle | undefined)?.context)
