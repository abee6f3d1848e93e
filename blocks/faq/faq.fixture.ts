import type { FaqSection } from '#cms/payload-types.ts'

import { textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const faqFixture: Shown<FaqSection> = {
  id: 'faq',
  blockType: 'faq',
  text: textOf('Oft gefragt'),
  items: [
    { question: 'Wie lange dauert das?', answer: textOf('Einen Tag', 'h4') },
    { question: 'Was kostet es?', answer: textOf('Fixpreis', 'h4') },
  ],
}
