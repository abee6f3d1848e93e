import { callOf } from '#domain/api/call-of.ts'
import type { CreateContract } from '#domain/api/create.contract.ts'
import type { ReadContract } from '#domain/api/read.contract.ts'
import type { makePieceContract } from '#domain/content/pieces.contract.ts'

export const makePiece = callOf<typeof makePieceContract>('post', '/api/pages/pieces')

export const makeTemplate = callOf<
  CreateContract<'page-templates', 'name' | 'description' | 'type' | 'division' | 'sections'>
>('post', '/api/page-templates')

export const readPiece = callOf<ReadContract<'blocks'>>('get', '/api/blocks/{id}')
