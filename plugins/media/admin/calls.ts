import { callOf } from '#domain/api/call-of.ts'
import type { ChangeContract } from '#domain/api/change.contract.ts'
import type { CreateContract } from '#domain/api/create.contract.ts'
import type { RemoveContract } from '#domain/api/remove.contract.ts'
import type {
  arrangeMediaContract,
  dissolveFolderContract,
  mediaListContract,
  mediaOverviewContract,
} from '#domain/content/media/media.contract.ts'
import type {
  mediumPlacesContract,
  replaceMediumContract,
} from '#domain/content/media/replace-medium.contract.ts'

/** What the view of the media asks the server. */
export const listMedia = callOf<typeof mediaListContract>('get', '/api/media')
export const readOverview = callOf<typeof mediaOverviewContract>('get', '/api/media/overview')
export const arrangeMedia = callOf<typeof arrangeMediaContract>('post', '/api/media/arrange')
export const dissolveFolder = callOf<typeof dissolveFolderContract>(
  'post',
  '/api/media-folders/{id}/dissolve',
)
export const addFolder = callOf<CreateContract<'media-folders', 'name' | 'parent'>>(
  'post',
  '/api/media-folders',
)
export const removeFolder = callOf<RemoveContract<'media-folders'>>('delete', '/api/media-folders/{id}')
export const removeMedium = {
  images: callOf<RemoveContract<'images'>>('delete', '/api/images/{id}'),
  uploads: callOf<RemoveContract<'uploads'>>('delete', '/api/uploads/{id}'),
}
export const changeFolder = callOf<ChangeContract<'media-folders', 'name' | 'parent'>>(
  'patch',
  '/api/media-folders/{id}',
)
export const changeImage = callOf<ChangeContract<'images', 'alt' | 'focalX' | 'focalY'>>(
  'patch',
  '/api/images/{id}',
)
export const findPlaces = callOf<typeof mediumPlacesContract>('get', '/api/media/{collection}/{id}/places')
export const replaceMedium = callOf<typeof replaceMediumContract>(
  'post',
  '/api/media/{collection}/{id}/replace',
)
