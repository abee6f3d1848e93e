import { describe, expect, it } from 'vitest'

import { contactForm, contactMessage, failingContactFields, spamSign } from './contact-form.ts'

const anna = {
  name: 'Anna Auer',
  email: 'anna@example.com',
  phone: '+43 664 1234567',
  company: '',
  comment: 'Bitte zurückrufen',
}

describe('the contact form', () => {
  it('is valid with two names, an address, a number, two words and the tick', () => {
    expect(failingContactFields(anna, true)).toEqual([])
    expect(failingContactFields({ ...anna, company: 'Auer GmbH' }, true)).toEqual([])
  })

  it.each([
    ['name', 'Anna'],
    ['name', 'A B'],
    ['name', 'Anna B'],
    ['email', 'anna'],
    ['email', 'anna@example'],
    ['email', 'a b@example.com'],
    ['phone', '12345'],
    ['phone', '   12   '],
    ['comment', 'Hallo'],
    ['comment', '  '],
  ] as const)('fails at %s with "%s"', (field, value) => {
    expect(failingContactFields({ ...anna, [field]: value }, true)).toEqual([field])
  })

  it.each(['name', 'email', 'phone', 'company'] as const)(
    'fails at %s with a line break inside, which would begin a header of a mail',
    (field) => {
      for (const lineBreak of ['\r\n', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029']) {
        const value = `${anna[field] || 'Auer GmbH'}${lineBreak}Bcc: x@y.test`
        expect(failingContactFields({ ...anna, [field]: value }, true)).toEqual([field])
      }
      expect(failingContactFields({ ...anna, comment: 'Guten Tag,\r\nbitte anrufen' }, true)).toEqual([])
    },
  )

  it('needs the tick for the privacy policy', () => {
    expect(failingContactFields(anna, false)).toEqual(['privacy'])
  })

  it('names what fails in the order of the form', () => {
    const empty = { name: '', email: '', phone: '', company: '', comment: '' }

    expect(failingContactFields(empty, false)).toEqual(['name', 'email', 'phone', 'comment', 'privacy'])
  })

  it('counts letters of every script and ignores blanks around', () => {
    expect(contactForm.parse({ ...anna, name: '  Öl Ür ', company: undefined })).toMatchObject({
      name: 'Öl Ür',
      company: '',
    })
  })

  it('refuses texts of any length and anything that is no text', () => {
    expect(contactForm.safeParse({ ...anna, comment: 'a '.repeat(5001) }).success).toBe(false)
    expect(contactForm.safeParse({ ...anna, phone: 1234567 }).success).toBe(false)
    expect(contactForm.safeParse(null).success).toBe(false)
  })
})

describe('a message by a machine', () => {
  it.each([
    [{}, null],
    [{ filledMilliseconds: 3000 }, null],
    [{ filledMilliseconds: 2999 }, 'likely'],
    [{ filledMilliseconds: 60_000, website: 'https://spam.test' }, 'certain'],
    [{ website: '  ' }, null],
  ])('%o is %s', (signs, sign) => {
    expect(spamSign(contactMessage.parse({ ...anna, ...signs }))).toBe(sign)
  })

  it('is checked like any other', () => {
    expect(contactMessage.safeParse({ ...anna, website: 'x', name: 'Anna' }).success).toBe(false)
  })
})
