const pattern = /^line:(\d+)$/

/** What lies over a page while a line of the cart is changed, see `ui/use-layers.ts`. */
export const layerOfLine = (index: number): string => `line:${index}`

/** Which line is being changed; null where something else lies there, or nothing. */
export function lineOfLayer(layer: string): number | null {
  const index = pattern.exec(layer)?.[1]

  return index === undefined ? null : Number(index)
}
