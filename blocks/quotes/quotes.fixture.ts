import type { QuotesSection } from '#cms/payload-types.ts'

import { picture } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const quotesFixture: Shown<QuotesSection> = {
  id: 'quotes',
  blockType: 'quotes',
  items: [
    { quote: 'Am selben Tag fertig.', name: 'Eva Muster', about: 'Hausverwaltung', image: picture },
    { quote: 'Wie neu.', name: 'Jo Beispiel' },
  ],
}
