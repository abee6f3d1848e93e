import { callOf } from '#domain/api/call-of.ts'
import type { CreateContract } from '#domain/api/create.contract.ts'
import type {
  addItemContract,
  checkReleaseContract,
  planReleaseContract,
  publishReleaseContract,
  releaseItemsContract,
  releaseStandingContract,
  removeItemContract,
  unplanReleaseContract,
} from '#domain/content/releases/releases.contract.ts'

export const readStanding = callOf<typeof releaseStandingContract>('get', '/api/pages/releases')
export const makeRelease = callOf<CreateContract<'releases', 'name'>>('post', '/api/releases')
export const readContent = callOf<typeof releaseItemsContract>('get', '/api/releases/{id}/items')
export const addItem = callOf<typeof addItemContract>('post', '/api/releases/{id}/items')
export const removeItem = callOf<typeof removeItemContract>(
  'delete',
  '/api/releases/{id}/items/{of}/{record}',
)
export const checkRelease = callOf<typeof checkReleaseContract>('post', '/api/releases/{id}/check')
export const publishRelease = callOf<typeof publishReleaseContract>('post', '/api/releases/{id}/publish')
export const planRelease = callOf<typeof planReleaseContract>('post', '/api/releases/{id}/plan')
export const unplanRelease = callOf<typeof unplanReleaseContract>('delete', '/api/releases/{id}/plan')
