import { buttonsField } from '#collections/shared/fields/button-fields.ts'

import { sectionBlock } from '../ui/section-block.ts'

export const buttonsBlock = sectionBlock('buttons', 'Ein bis drei Wege, weiterzugehen.', [buttonsField])
