import { expect, it } from 'vitest'

import { countedOrder, line } from './order-fact.fixture.ts'
import { soldOf } from './sold-of-order.ts'

it('a choice of many words is cut between characters, as far as a database keeps it', () => {
  const options = Array.from({ length: 60 }, (_, index) => ({
    id: `${index}`,
    name: index === 0 ? 'x' : '🍕🍕🍕🍕',
    modifier: 'add' as const,
    value: 0,
  }))
  const { lines } = soldOf(
    countedOrder({ items: [line({ parts: [{ part: 'a', name: 'Belag', options, uploads: [] }] })] }),
    [],
  )

  expect(lines[0]?.choice).toHaveLength(400)
  expect(lines[0]?.choice.isWellFormed()).toBe(true)
})
