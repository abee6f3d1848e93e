import { expect, it } from 'vitest'

import { filePath, filePreviewPath, imageWidths, picturePath, pictureSet } from './media-paths.ts'

const picture = { id: 'a', version: '1', extension: 'jpg' }
const file = { id: 'f', version: '2', extension: 'mp4', publicHash: 'hash' }

it('pictures and files have the addresses of the media service', () => {
  expect(picturePath(picture)).toBe('/image/a-1.jpg')
  expect(picturePath(picture, 'medium')).toBe('/image/medium/a-1.jpg')
  expect(filePath(file)).toBe('/upload/hash/f-2.mp4')
  expect(filePreviewPath(file)).toBe('/upload/hash/preview/f-2.jpg')
})

it('pictures come in the six widths of the specification', () => {
  expect(imageWidths).toEqual({ icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 })
})

it('a browser chooses among the widths that the picture has', () => {
  expect(pictureSet(picture)).toBe(
    '/image/tiny/a-1.jpg 256w, /image/small/a-1.jpg 640w, /image/medium/a-1.jpg 1280w, /image/large/a-1.jpg 1920w',
  )
  expect(pictureSet({ ...picture, width: 600 })).toBe('/image/tiny/a-1.jpg 256w, /image/small/a-1.jpg 640w')
})
