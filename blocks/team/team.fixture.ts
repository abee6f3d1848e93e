import type { TeamSection } from '#cms/payload-types.ts'

import { picture } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const teamFixture: Shown<TeamSection> = {
  id: 'team',
  blockType: 'team',
  items: [
    { image: picture, name: 'Eva Muster', role: 'Leitung', phone: '+43 5572 1234', email: 'eva@example.com' },
    { name: 'Jo Beispiel', role: 'Fassaden' },
  ],
}
