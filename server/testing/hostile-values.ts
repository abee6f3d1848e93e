import fc from 'fast-check'

/** Values that break naive code: wrong types, extremes, names of object internals, broken text. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  fc.constantFrom<unknown>(
    '',
    '\u0000',
    '💥'.repeat(300),
    "'; drop table orders; --",
    '../../etc/passwd',
    '__proto__',
    'constructor',
    'toString',
    '%',
    '\\',
    '[]',
    -1,
    0,
    1e308,
    -1e308,
    Number.MAX_SAFE_INTEGER,
    2 ** 31,
    0.1,
    'NaN',
    'Infinity',
    '9999-99-99T99:99:99Z',
    '+275760-09-13T00:00:00.001Z',
    '2026-11-21T25:00:00Z',
    'x'.repeat(5000),
    [],
    {},
    null,
    true,
    [[[[]]]],
    { id: { id: {} } },
    { length: 1e9 },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

export const hostileText: fc.Arbitrary<string> = hostile.map((value) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
)
