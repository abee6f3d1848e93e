import { doApart } from '#kernel/apart/do-apart.ts'

import type { Drawing } from './draw-slip.apart.ts'

type Draw = (drawing: Drawing) => Promise<unknown>

/** Apart from the server: drawing keeps a processor busy, and printers of a house ask at once. */
export const drawApart = <Some extends Draw>(
  name: string,
  drawing: Drawing,
): Promise<Awaited<ReturnType<Some>>> =>
  doApart<Some>(`plugins/printing/picture/draw-slip.apart.ts#${name}`, drawing, {
    lane: 'shown',
  })
