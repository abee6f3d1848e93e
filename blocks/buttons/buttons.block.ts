import { button, sketch } from '#collections/shared/admin/sketch.ts'
import { buttonsField } from '#collections/shared/fields/button-fields.ts'

import { sectionBlock } from '../shared/section-block.ts'

export const buttonsBlock = sectionBlock(
  'buttons',
  'Ein bis drei Wege, weiterzugehen.',
  sketch(button(16, 36), button(48, 36), button(80, 36)),
  [buttonsField],
)
