import { describe, expect, it } from 'vitest'

import { canBind } from './template-layers.ts'

describe('a layer', () => {
  it.each([
    ['text', 'none', true],
    ['text', 'product.price', true],
    ['image', 'product.image', true],
    ['price', 'product.unit-price', true],
    ['price', 'none', false],
    ['image', 'product.name', false],
    ['shape', 'branch.name', false],
    ['qr', 'qr-code.url', true],
    ['toString', 'none', false],
    ['text', 'length', false],
  ] as const)('of type %s bound to %s: %s', (type, binding, isPossible) => {
    expect(canBind(type, binding)).toBe(isPossible)
  })
})
