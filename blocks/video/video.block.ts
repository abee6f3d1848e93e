import { fileField } from '#collections/shared/fields/file-field.ts'

import { sectionBlock } from '../ui/section-block.ts'

export const videoBlock = sectionBlock('video', 'Ein Video mit Bedienung.', [
  fileField({ name: 'video', label: 'Video', onlyVideos: true }),
])
