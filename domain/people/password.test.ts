import { describe, expect, it } from 'vitest'

import { passwordProblem } from './password.ts'

const anna = { email: 'anna.auer@example.com', username: 'annaauer1990' }

describe('a password', () => {
  it.each(['ein-gutes-passwort', 'Vier Fische im Teich', 'Theke-im-Test-2026', '💡💡🍕🍕🌊🌊🚲🚲🪴🪴'])(
    'may be %s',
    (password) => {
      expect(passwordProblem(password, anna)).toBeNull()
    },
  )

  it.each([
    ['kurz', 'Das Passwort muss mindestens 10 Zeichen lang sein.'],
    ['x'.repeat(201), 'Das Passwort darf höchstens 200 Zeichen lang sein.'],
    ['Anna.Auer@example.com', 'Das Passwort darf nicht die E-Mail-Adresse oder der Benutzername sein.'],
    ['annaauer1990', 'Das Passwort darf nicht die E-Mail-Adresse oder der Benutzername sein.'],
    ['1234567890', 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.'],
    ['0987654321', 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.'],
    ['Passwort2026!', 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.'],
    ['aaaaabbbbbbb', 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.'],
    ['qwertzuiop', 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.'],
  ])('is not %s: %s', (password, problem) => {
    expect(passwordProblem(password, anna)).toBe(problem)
  })
})
