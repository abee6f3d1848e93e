import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

import { drawAhead, drawAll } from './draw-ahead.ts'
import type { MenuSection } from './menu-view.ts'

/** Keeps the menu that is given the answer as high as it is when all of it is drawn. */
export function useCardSizes(sections: MenuSection[]): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null)

  // Before the window is brought to where it was.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const isFirstPage = performance.getEntriesByName('hydrated').length === 0
    if (menu.current && (!isFirstPage || 'whole' in dataset)) drawAll(menu.current)
    delete dataset.whole
  }, [])

  useEffect(() => (menu.current ? drawAhead(menu.current) : undefined), [sections])

  return menu
}

/**
 * Runs before the first paint. Who reloads, comes back or follows a link to a category is brought there before any other
 * script has come, which is only the same place with every card above in its real size.
 */
export const markArrival = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate')document.documentElement.dataset.whole=''`
