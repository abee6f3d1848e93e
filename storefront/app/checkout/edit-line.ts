import { layerOfLine, lineOfLayer } from '../cart/line-layer.ts'
import { lateSheet } from '../ui/late-sheet.tsx'
import { useLayers } from '../ui/use-layers.ts'

export const LineEditor = lateSheet(
  () => import('./line-editor.tsx'),
  (module) => module.LineEditor,
)

/** Which line of the cart is being changed at the checkout. */
export function useLineEditor() {
  const { top, push, pop } = useLayers()

  return {
    edited: lineOfLayer(top),
    edit: (index: number) => push(layerOfLine(index)),
    close: pop,
  }
}
