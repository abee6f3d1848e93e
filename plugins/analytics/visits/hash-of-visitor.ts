import { createHash } from 'node:crypto'

/** 32 bits that are spread evenly, whatever ids browsers make up. */
export const hashOfVisitor = (visitor: string): number =>
  createHash('sha256').update(visitor).digest().readUInt32BE()
